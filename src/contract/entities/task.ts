import * as z from 'zod/mini';
import { everyCaseField } from '../caseFields';
import { CASE_STATUS } from '../codes/caseStatus';
import { CALL_STATUS } from '../codes/callStatus';
import { HOLD_KIND } from '../codes/holdKind';
import { PROMISE_DUE } from '../codes/promiseDue';
import { RECORDED_RESULT } from '../codes/recordedResult';
import { PROMISE_STATE } from '../codes/promiseState';
import { WILLINGNESS } from '../codes/willingness';
import { PAGE_SIZE_TASKS } from '../limits';
import {
  code,
  codeInput,
  codesInput,
  count,
  day,
  dayInput,
  decimalInQuery,
  filterText,
  id,
  idInput,
  money,
  numberInQuery,
  pageQuery,
  time,
} from '../schemas';

/** A row of the case lists (§3 Task/case row, CL-01, CL-02). */
export const taskRow = z.object({
  id,
  loanId: id,
  borrowerId: id,
  borrowerName: z.string(),
  /** The borrower's first phone with its last 4 digits alone (CD-12). */
  phone: z.nullish(z.string()),
  /** The day since which the loan is overdue. */
  penaltyDate: day,
  /** Days past due, from the institution's calendar day. */
  penaltyDay: z.number(),
  /** Amount due. */
  amount: money,
  /** contract/codes/caseStatus */
  status: code,
  /** contract/codes/callResult or collectionResult */
  lastCallResult: z.nullable(code),
  /** contract/codes/callStatus: how that call went. One result belongs to several, so that 'no answer' and 'refused' are told apart by it. */
  lastCallStatus: z.nullish(code),
  lastCallTime: z.nullable(time),
  lastCallAgent: z.nullable(z.string()),
  /** What is still to be repaid of the contract amount, penalties not counted. */
  unpaidRepayment: z.nullish(money),
  /** Last time anybody recorded anything. */
  lastFollowUpTime: z.nullish(time),
  nextFollowUpTime: z.nullish(time),
  /** contract/codes/willingness */
  willingness: z.nullish(code),
  ...everyCaseField(() => z.nullish(z.string())),
  /** Who holds the case. */
  agentName: z.nullish(z.string()),
  /** The newest promise, if there is one. */
  promisedAmount: z.nullish(money),
  promisedTime: z.nullish(time),
  /** contract/codes/promiseState, computed from what was paid. */
  promiseState: z.nullish(code),
  /** contract/codes/holdKind: what holds the open case, if anything does (MI-10). */
  heldKind: z.nullish(code),
  currency: z.nullish(z.string()),
});

/** A row of the case lists (§3). */
export type TaskRow = z.output<typeof taskRow>;

/** Columns by which the case lists can be sorted; 'next' puts first what the agent should do next. */
export const TASK_SORTS = [
  'next',
  'penaltyDay',
  'amount',
  'unpaidRepayment',
  'lastCallTime',
  'lastFollowUpTime',
  'borrowerName',
  'loanId',
  'status',
  'promisedTime',
] as const;

/**
 * Every filter of the case lists; an absent one does not filter. Texts match without accents and case when all their words are found
 * anywhere, in any order; the lender's numbers match by their first characters, with or without their leading letters; codes match
 * exactly, of several codes with commas between them any.
 */
export const taskFilters = {
  /** One case, by the number that stands in its address. */
  id: z.optional(filterText),
  borrowerId: z.optional(filterText),
  borrowerName: z.optional(filterText),
  loanId: z.optional(filterText),
  /** At least 4 digits, matched anywhere in any phone of the borrower; a country code and prefixes before the number do not count. */
  borrowerPhone: z.optional(filterText),
  status: z.optional(codesInput(CASE_STATUS)),
  /** MSS and MSF: cases of which a message sent by hand was or was not delivered. */
  lastCallResult: z.optional(codesInput(RECORDED_RESULT)),
  /** How the call of the latest result went. */
  lastCallStatus: z.optional(codesInput(CALL_STATUS)),
  willingness: z.optional(codesInput(WILLINGNESS)),
  ...everyCaseField(() => z.optional(filterText)),
  /** The agent who made the last call or holds the case, by name. */
  lastCallAgent: z.optional(filterText),
  penaltyDayFrom: z.optional(numberInQuery),
  penaltyDayTo: z.optional(numberInQuery),
  penaltyDateFrom: z.optional(dayInput),
  penaltyDateTo: z.optional(dayInput),
  amountFrom: z.optional(decimalInQuery),
  amountTo: z.optional(decimalInQuery),
  unpaidFrom: z.optional(decimalInQuery),
  unpaidTo: z.optional(decimalInQuery),
  lastCallFrom: z.optional(dayInput),
  lastCallTo: z.optional(dayInput),
  lastFollowUpFrom: z.optional(dayInput),
  lastFollowUpTo: z.optional(dayInput),
  /** Open cases whose newest promise falls due then; 'past': and was not kept. */
  promiseDue: z.optional(codeInput(PROMISE_DUE)),
  /** The outcome of the newest promise. */
  promiseState: z.optional(codeInput(PROMISE_STATE)),
  /** Open cases whose follow-up was agreed for this day or an earlier one. */
  nextFollowUpTo: z.optional(dayInput),
  /** Open cases that are held for one of these reasons (MI-10). */
  heldKind: z.optional(codesInput(HOLD_KIND)),
  /** Open cases with a decided hold whose last day is this one or an earlier one. */
  heldUntilDay: z.optional(dayInput),
};

const sorting = { sort: z._default(z.enum(TASK_SORTS), 'next'), order: z._default(z.enum(['asc', 'desc']), 'asc') };

/** The query of task/listing (§7): filter fields plus page and size. */
export const taskListingQuery = z.strictObject({
  ...taskFilters,
  ...sorting,
  /** 'mine' keeps to the caller's own cases, as /myTasks does; 'visible' is all that the caller may see. */
  scope: z._default(z.enum(['mine', 'visible']), 'visible'),
  ...pageQuery(PAGE_SIZE_TASKS),
});

/** A place in a list is a time, a day, an amount, a code or a loan's number. */
const NEIGHBOUR_PLACE_MAX = 64;

/** Where a case stands in a list: its neighbours in the same order and under the same filters (CL-05). */
export const taskNeighboursQuery = z.strictObject({
  ...taskFilters,
  ...sorting,
  scope: z._default(z.enum(['mine', 'visible']), 'visible'),
  taskId: idInput,
  /** Where the case stood before, as an earlier answer said it: its neighbours there. Without it where it stands now. */
  place: z.optional(z.string().check(z.maxLength(NEIGHBOUR_PLACE_MAX), z.regex(/^\P{Cc}*$/u))),
  /** The case whose place that is, where it is another one's (LC-06). */
  placeOf: z.optional(idInput),
});

const neighbour = z.object({ id, loanId: id });

/** Why a case is the next one, where it is not just the next in the list: the caller has an exception there (LC-08), its promise falls due today, it was passed by until now, or its borrower often answers at this hour (LC-06). */
export const NEXT_REASONS = ['lifted', 'promiseToday', 'parked', 'bestHour'] as const;

/** The neighbours of a case in a list; null at its ends. `position` counts from 1. */
export const taskNeighbours = z.object({
  previous: z.nullable(neighbour),
  /** The next one whose borrower may be called now, where rules of law stop anybody (LC-06). */
  next: z.nullable(neighbour),
  /** Ours; null: it is the next in the list. */
  why: z.nullish(z.enum(NEXT_REASONS)),
  /** Ours: until when the next one was passed by, where that is why. */
  whyUntil: z.nullish(time),
  /** Ours: from where to ask once there, as the next one stands at another place of the list. */
  goOnFrom: z.nullish(z.object({ placeOf: id, place: z.string() })),
  /** Ours: the cases that are passed by on the way, as nobody may be called there now, and when the first of them comes back; null: only a fact can help. */
  passed: z.nullish(z.object({ count, until: z.nullable(time) })),
  /** Ours: nobody may be called on the next cases; which of them comes back first. */
  parked: z.nullish(neighbour),
  position: z.nullable(count),
  totalCount: count,
  /** Where the case stands, for asking for its neighbours there once it has moved; absent where that would tell a name. */
  place: z.nullish(z.string()),
});

/** A name to choose a filter by (task/appName/list, task/loanMarketMerchant/list). */
export const nameOption = z.object({ name: z.string() });
