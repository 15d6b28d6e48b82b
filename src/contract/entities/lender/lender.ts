import * as z from 'zod/mini';
import {
  LENDER_HANDLE,
  CLARIFICATION_STATE,
  CLARIFY_REASON,
  LENDER_EVENT_KIND,
  LENDER_EVENT_STATE,
} from '../../codes/lenderCodes';
import { WAITING_LIST, LENDER_DAY_LIST, LENDER_EVENT_LIST } from '../../lists/lenderLists';
import { fileFormat, getSorting } from '../../lists/listDescription';
import { AMOUNT_MAX, REMARK_MAX } from '../../ourLimits';
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
} from '../../schemas';

/** An event received from a lender (MI-01; shape ours). */
export const lenderEventRow = z.object({
  id,
  /** The lender's number of the event. */
  reference: z.string(),
  /** contract/codes/lenderCodes */
  kind: code,
  /** The loan's number as the lender wrote it. */
  loanId: id,
  amount: z.nullable(money),
  /** ISO 4217. */
  currency: z.nullable(z.string()),
  /** Time of the event at the lender. */
  valueTime: time,
  receivedTime: time,
  /** Reference of the payment concerned. */
  ofReference: z.nullable(z.string()),
  newDueDay: z.nullable(day),
  /** contract/codes/lenderCodes */
  state: code,
  /** contract/codes/lenderCodes */
  reasonCode: z.nullable(code),
  /** contract/codes/lenderCodes */
  handleType: code,
  /** Text from the lender. */
  remark: z.nullable(z.string()),
});

export type LenderEventRow = z.output<typeof lenderEventRow>;

/** Days of receipt, both inclusive, and the way of receipt. */
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

/** Filters of the lender event list. References and loans match exactly; days are the days of receipt. */
export const lenderEventsQuery = z.strictObject({ ...listedEvents, ...pageQuery() });

/** File export variant of the query. */
export const lenderEventsFileQuery = z.strictObject({ ...listedEvents, ...fileFormat });

/** A lender item that is, or was, waiting for clarification (MI-02; shape ours). */
export const clarificationRow = z.object({
  id,
  reference: z.string(),
  /** contract/codes/lenderCodes */
  kind: code,
  /** The loan's number as the lender wrote it. */
  loanId: id,
  ofReference: z.nullable(z.string()),
  valueTime: time,
  receivedTime: time,
  /** contract/codes/lenderCodes */
  reasonCode: code,
  /** 0 if no money is pending; negative if a refunded amount must be recovered. */
  amount: money,
  currency: z.nullable(z.string()),
  /** contract/codes/lenderCodes */
  state: code,
  /** True if the item can be assigned to a loan. Other items can be returned. */
  assignable: z.boolean(),
  /** The loan to which it was assigned. */
  assignedLoanId: z.nullable(id),
  decidedTime: z.nullable(time),
  /** User who decided; null if undecided, or if a later lender event decided it. */
  actorName: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Text from the lender. */
  remark: z.nullable(z.string()),
});

export type ClarificationRow = z.output<typeof clarificationRow>;

const listedClarifications = {
  state: z._default(codeInput(CLARIFICATION_STATE), 'open'),
  reasonCode: z.optional(codeInput(CLARIFY_REASON)),
  reference: z.optional(filterText),
  loanId: z.optional(filterText),
  ...receipt,
  ...getSorting(WAITING_LIST),
};

/** Filters of the clarification list. By default, the longest waiting item is first. Decided items are always sorted newest first. */
export const clarificationsQuery = z.strictObject({ ...listedClarifications, ...pageQuery() });

/** File export variant of the query. */
export const clarificationsFileQuery = z.strictObject({ ...listedClarifications, ...fileFormat });

const seenAmount = z.number().check(z.gte(-AMOUNT_MAX), z.lte(AMOUNT_MAX));

/**
 * Assigns a pending item to a loan of the institution. `amount` is the displayed amount; the request is refused as outdated if it has
 * changed.
 */
export const clarificationAssigned = z.strictObject({
  id: idInput,
  loanId: idInput,
  amount: seenAmount,
  note: z.optional(z.string().check(z.trim(), z.maxLength(REMARK_MAX))),
});

/** Returns a pending item to its sender, with a reason. */
export const clarificationReturned = z.strictObject({
  id: idInput,
  amount: seenAmount,
  note: multilineText(REMARK_MAX),
});

/** Result of a decision. */
export const clarificationDecided = z.object({
  /** Part of the amount that could not be allocated to the loan and remains pending. */
  left: money,
});

/** Maximum number of days of the reconciliation per page or export. */
export const RECONCILED_DAYS_MAX = 31;

const days = { from: z.optional(dayInput), to: z.optional(dayInput), ...getSorting(LENDER_DAY_LIST) };

/**
 * Query of the reconciliation: days of the institution, both inclusive. Defaults to the last seven days, at most RECONCILED_DAYS_MAX. By
 * default, the newest day is first.
 */
export const lenderDaysQuery = z.strictObject(days);

/** File export variant of the query. */
export const lenderDaysFileQuery = z.strictObject({ ...days, ...fileFormat });

/**
 * Amounts received on a day through one channel in one currency, and their current status (MI-02; shape ours). For payments: sent = booked
 * + waiting + returned + reversed + not yet processed. `difference` is the remainder and must be 0.
 */
export const lenderDay = z.object({
  day,
  /** contract/codes/lenderCodes */
  handleType: code,
  /** ISO 4217. */
  currency: z.string(),
  /** New events. */
  events: count,
  /** Events repeated with the same content. */
  known: count,
  /** Events with the reference of another event but other content: not booked. */
  contradictory: count,
  /** Events with an invalid format: not imported. */
  refused: count,
  /** Events of the day with an open clarification. */
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

export type LenderDay = z.output<typeof lenderDay>;

/** The reconciliation. */
export const lenderDays = z.object({ from: day, to: day, days: z.array(lenderDay) });
