import * as z from 'zod/mini';
import { mapCaseFields } from '../../caseFields';
import { CASE_STATUS, WILLINGNESS } from '../../codes/caseCodes';
import { CALL_STATUS, RECORDED_RESULT } from '../../codes/contactCodes';
import { REPLY_FILTER } from '../../codes/messageCodes';
import { HOLD_KIND } from '../../codes/preferenceCodes';
import { PROMISE_DUE, PROMISE_STATE } from '../../codes/moneyCodes';
import { PAGE_SIZE_TASKS } from '../../limits';
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
} from '../../schemas';

/** A row of the case lists (§3 Task/case row, CL-01, CL-02). */
export const taskRow = z.object({
  id,
  loanId: id,
  borrowerId: id,
  borrowerName: z.string(),
  /** Last 4 digits of the borrower's first phone (CD-12). */
  phone: z.nullish(z.string()),
  /** First day on which the loan is overdue. */
  penaltyDate: day,
  /** Days past due, by the institution's calendar day. */
  penaltyDay: z.number(),
  /** Amount due. */
  amount: money,
  /** contract/codes/caseCodes */
  status: code,
  /** contract/codes/contactCodes or collectionResult */
  lastCallResult: z.nullable(code),
  /**
   * contract/codes/contactCodes: status of that call. A result can belong to several statuses; this field distinguishes 'no answer' from
   * 'refused'.
   */
  lastCallStatus: z.nullish(code),
  lastCallTime: z.nullable(time),
  lastCallAgent: z.nullable(z.string()),
  /** Outstanding repayment of the contract amount, without penalties. */
  unpaidRepayment: z.nullish(money),
  /** Time of the last record by any user. */
  lastFollowUpTime: z.nullish(time),
  nextFollowUpTime: z.nullish(time),
  /** contract/codes/caseCodes */
  willingness: z.nullish(code),
  ...mapCaseFields(() => z.nullish(z.string())),
  /** Agent who holds the case. */
  agentName: z.nullish(z.string()),
  /** The newest promise, if there is one. */
  promisedAmount: z.nullish(money),
  promisedTime: z.nullish(time),
  /** contract/codes/moneyCodes, calculated from the payments. */
  promiseState: z.nullish(code),
  /** contract/codes/preferenceCodes of the open case's hold, if any (MI-10). */
  heldKind: z.nullish(code),
  /** Number of replies that the agent of the case has not read (not in the specification). */
  unreadReplies: z.nullish(count),
  currency: z.nullish(z.string()),
});

/** A row of the case lists (§3). */
export type TaskRow = z.output<typeof taskRow>;

/** Sort columns of the case lists; 'next' sorts by the agent's next actions. */
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
 * Filters of the case lists; an absent filter applies no restriction. Texts ignore accents and case, and match if all their words occur
 * anywhere, in any order. The lender's numbers match by prefix, with or without their leading letters. Codes match exactly; of several
 * comma-separated codes, any.
 */
export const taskFilters = {
  /** One case, by the number in its address. */
  id: z.optional(filterText),
  borrowerId: z.optional(filterText),
  borrowerName: z.optional(filterText),
  loanId: z.optional(filterText),
  /** At least 4 digits, matched anywhere in any phone of the borrower. A country code and prefixes before the number are ignored. */
  borrowerPhone: z.optional(filterText),
  status: z.optional(codesInput(CASE_STATUS)),
  /** MSS and MSF: cases with a manually sent message that was or was not delivered. */
  lastCallResult: z.optional(codesInput(RECORDED_RESULT)),
  /** Status of the call of the latest result. */
  lastCallStatus: z.optional(codesInput(CALL_STATUS)),
  willingness: z.optional(codesInput(WILLINGNESS)),
  ...mapCaseFields(() => z.optional(filterText)),
  /** Name of the agent who made the last call or holds the case. */
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
  /** Open cases by the due date of their newest promise; 'past' means overdue and not fulfilled. */
  promiseDue: z.optional(codeInput(PROMISE_DUE)),
  /** The outcome of the newest promise. */
  promiseState: z.optional(codeInput(PROMISE_STATE)),
  /** Open cases whose follow-up was agreed for this day or earlier. */
  nextFollowUpTo: z.optional(dayInput),
  /** Open cases on hold for one of these reasons (MI-10). */
  heldKind: z.optional(codesInput(HOLD_KIND)),
  /** Open cases with a decided hold whose last day is this day or earlier. */
  heldUntilDay: z.optional(dayInput),
  /** Cases with replies that their agent has not read. */
  replies: z.optional(codeInput(REPLY_FILTER)),
};

const sorting = { sort: z._default(z.enum(TASK_SORTS), 'next'), order: z._default(z.enum(['asc', 'desc']), 'asc') };

/** The query of task/listing (§7): filter fields plus page and size. */
export const taskListingQuery = z.strictObject({
  ...taskFilters,
  ...sorting,
  /** 'mine' restricts to the caller's own cases, as on /myTasks; 'visible' includes all cases visible to the caller. */
  scope: z._default(z.enum(['mine', 'visible']), 'visible'),
  ...pageQuery(PAGE_SIZE_TASKS),
});

/** Maximum length of a list position: a time, a day, an amount, a code or a loan's number. */
const NEIGHBOUR_PLACE_MAX = 64;

/** Query for the neighbors of a case in a list, in the same order and with the same filters (CL-05). */
export const taskNeighboursQuery = z.strictObject({
  ...taskFilters,
  ...sorting,
  scope: z._default(z.enum(['mine', 'visible']), 'visible'),
  taskId: idInput,
  /** Earlier position of the case, from a previous response: returns the neighbors at that position. Defaults to the current position. */
  place: z.optional(z.string().check(z.maxLength(NEIGHBOUR_PLACE_MAX), z.regex(/^\P{Cc}*$/u))),
  /** Case to which the position belongs, if it is another one (LC-06). */
  placeOf: z.optional(idInput),
});

const neighbour = z.object({ id, loanId: id });

/**
 * Reasons why a case is next although it is not the next in the list: the caller has an override there (LC-08), its promise is due today,
 * it was skipped until now, or its borrower often answers at this hour (LC-06).
 */
export const NEXT_REASONS = ['lifted', 'promiseToday', 'parked', 'bestHour'] as const;

/** The neighbors of a case in a list; null at its ends. `position` counts from 1. */
export const taskNeighbours = z.object({
  previous: z.nullable(neighbour),
  /** Next case whose borrower may be called now, if legal rules block contacts (LC-06). */
  next: z.nullable(neighbour),
  /** Null if it is simply the next in the list; not in the specification. */
  why: z.nullish(z.enum(NEXT_REASONS)),
  /** End of the time in which the next case was skipped, if that is the reason; not in the specification. */
  whyUntil: z.nullish(time),
  /** Position for the next query, as the next case is at another place in the list; not in the specification. */
  goOnFrom: z.nullish(z.object({ placeOf: id, place: z.string() })),
  /**
   * Cases skipped on the way because nobody may be called now, and when the first becomes available; null if only a changed fact permits
   * it. Not in the specification.
   */
  passed: z.nullish(z.object({ count, until: z.nullable(time) })),
  /** First case to become available, if nobody may be called on the next cases; not in the specification. */
  parked: z.nullish(neighbour),
  position: z.nullable(count),
  totalCount: count,
  /** Position of the case, to query its neighbors there after it has moved. Absent if it would reveal a name. */
  place: z.nullish(z.string()),
});

/** An option of a name filter (task/appName/list, task/loanMarketMerchant/list). */
export const nameOption = z.object({ name: z.string() });
