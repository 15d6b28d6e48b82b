import * as z from 'zod/mini';
import { LENDER_HANDLE } from '../codes/lenderHandle';
import { CLARIFICATION_STATE } from '../codes/clarificationState';
import { CLARIFY_REASON } from '../codes/clarifyReason';
import { LENDER_EVENT_KIND } from '../codes/lenderEventKind';
import { LENDER_EVENT_STATE } from '../codes/lenderEventState';
import { WAITING_LIST } from '../lists/clarificationLists';
import { LENDER_DAY_LIST } from '../lists/lenderDayList';
import { LENDER_EVENT_LIST } from '../lists/lenderEventList';
import { fileFormat, getSorting } from '../lists/listDescription';
import { AMOUNT_MAX, REMARK_MAX } from '../ourLimits';
import {
  code,
  codeInput,
  count,
  day,
  dayInput,
  filterText,
  id,
  idInput,
  money,
  multilineText,
  pageQuery,
  time,
} from '../schemas';

/** What a lender told (MI-01; shape ours). */
export const lenderEventRow = z.object({
  id,
  /** The lender's own number of the event. */
  reference: z.string(),
  /** contract/codes/lenderEventKind */
  kind: code,
  /** The loan's number as the lender wrote it. */
  loanId: id,
  amount: z.nullable(money),
  /** ISO 4217. */
  currency: z.nullable(z.string()),
  /** When it happened at the lender's. */
  valueTime: time,
  receivedTime: time,
  /** The payment that it speaks of. */
  ofReference: z.nullable(z.string()),
  newDueDay: z.nullable(day),
  /** contract/codes/lenderEventState */
  state: code,
  /** contract/codes/clarifyReason */
  reasonCode: z.nullable(code),
  /** contract/codes/lenderHandle */
  handleType: code,
  /** In the lender's words. */
  remark: z.nullable(z.string()),
});

/** What a lender told. */
export type LenderEventRow = z.output<typeof lenderEventRow>;

/** Days on which an event was received, both included, and how it came in. */
const receipt = {
  handleType: z.optional(codeInput(LENDER_HANDLE)),
  from: z.optional(dayInput),
  to: z.optional(dayInput),
};

const listedEvents = {
  kind: z.optional(codeInput(LENDER_EVENT_KIND)),
  state: z.optional(codeInput(LENDER_EVENT_STATE)),
  reference: z.optional(filterText),
  loanId: z.optional(filterText),
  ...receipt,
  ...getSorting(LENDER_EVENT_LIST),
};

/** What the list of a lender's events is narrowed by; references and loans exactly, days as they were received. */
export const lenderEventsQuery = z.strictObject({ ...listedEvents, ...pageQuery() });

/** The same as a file. */
export const lenderEventsFileQuery = z.strictObject({ ...listedEvents, ...fileFormat });

/** Something of the lender that waits, or has waited, for a person (MI-02; shape ours). */
export const clarificationRow = z.object({
  id,
  reference: z.string(),
  /** contract/codes/lenderEventKind */
  kind: code,
  /** The loan's number as the lender wrote it. */
  loanId: id,
  ofReference: z.nullable(z.string()),
  valueTime: time,
  receivedTime: time,
  /** contract/codes/clarifyReason */
  reasonCode: code,
  /** 0 where no money waits; below zero where what was given back has to be got again. */
  amount: money,
  currency: z.nullable(z.string()),
  /** contract/codes/clarificationState */
  state: code,
  /** Whether a loan can take it; what cannot be assigned can be returned. */
  assignable: z.boolean(),
  /** The loan that it was assigned to. */
  assignedLoanId: z.nullable(id),
  decidedTime: z.nullable(time),
  /** Who decided; null: nobody yet, or a later event of the lender. */
  actorName: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** In the lender's words. */
  remark: z.nullable(z.string()),
});

/** Something of the lender that waits, or has waited, for a person. */
export type ClarificationRow = z.output<typeof clarificationRow>;

const listedClarifications = {
  state: z._default(codeInput(CLARIFICATION_STATE), 'open'),
  reasonCode: z.optional(codeInput(CLARIFY_REASON)),
  reference: z.optional(filterText),
  loanId: z.optional(filterText),
  ...receipt,
  ...getSorting(WAITING_LIST),
};

/** What the list of what waits is narrowed by; without a sort the longest waiting first. Of what was decided the latest comes first, whatever the sort. */
export const clarificationsQuery = z.strictObject({ ...listedClarifications, ...pageQuery() });

/** The same as a file. */
export const clarificationsFileQuery = z.strictObject({ ...listedClarifications, ...fileFormat });

const seenAmount = z.number().check(z.gte(-AMOUNT_MAX), z.lte(AMOUNT_MAX));

/** Gives what waits to a loan of the institution; `amount` as it was shown, refused as out of date where it is another one meanwhile. */
export const clarificationAssigned = z.strictObject({
  id: idInput,
  loanId: idInput,
  amount: seenAmount,
  note: z.optional(z.string().check(z.trim(), z.maxLength(REMARK_MAX))),
});

/** Returns what waits to whom it came from, and why. */
export const clarificationReturned = z.strictObject({
  id: idInput,
  amount: seenAmount,
  note: multilineText(REMARK_MAX),
});

/** What a decision came to. */
export const clarificationDecided = z.object({
  /** What of the amount found no place on the loan and waits on. */
  left: money,
});

/** Days of the reconciliation that are shown or exported at once. */
export const RECONCILED_DAYS_MAX = 31;

const days = { from: z.optional(dayInput), to: z.optional(dayInput), ...getSorting(LENDER_DAY_LIST) };

/** Query of the reconciliation: days of the institution, both included; the last seven unless said otherwise, at most RECONCILED_DAYS_MAX. Without a sort the newest day first. */
export const lenderDaysQuery = z.strictObject(days);

/** The same as a file. */
export const lenderDaysFileQuery = z.strictObject({ ...days, ...fileFormat });

/**
 * What came in on a day by one way and in one currency, and what has become of it until now (MI-02; shape ours). Of payments:
 * sent = booked + waiting + returned + reversed + not yet gone through; `difference` is what is left, and has to be 0.
 */
export const lenderDay = z.object({
  day,
  /** contract/codes/lenderHandle */
  handleType: code,
  /** ISO 4217. */
  currency: z.string(),
  /** New events. */
  events: count,
  /** Sent again with the same content. */
  known: count,
  /** The reference of another event with other content: not booked. */
  contradictory: count,
  /** Wrong of form: not taken in. */
  refused: count,
  /** Events of the day of which something waits for a person. */
  waitingEvents: count,
  sentAmount: money,
  bookedAmount: money,
  waitingAmount: money,
  returnedAmount: money,
  reversedAmount: money,
  notYetAmount: money,
  contradictoryAmount: money,
  difference: money,
});

/** What came in on a day, and what has become of it. */
export type LenderDay = z.output<typeof lenderDay>;

/** The reconciliation. */
export const lenderDays = z.object({ from: day, to: day, days: z.array(lenderDay) });
