import * as z from 'zod/mini';
import { LOAN_TYPE } from '../../codes/caseCodes';
import { QUEUE_TYPE } from '../../codes/queueCodes';
import { fileFormat } from '../../lists/listDescription';
import { NAME_MAX, QUEUE_CASES_MAX, QUEUE_CODE_MAX, QUEUE_DAYS_MAX, QUEUE_PRIORITY_MAX } from '../../ourLimits';
import { PAGE_SIZE_MESSAGES, PAGE_SIZE_TABLE, PERCENT_MAX } from '../../limits';
import { isQueueRule } from '../../rules';
import {
  code,
  codeInput,
  count,
  filterText,
  flagInQuery,
  id,
  idInput,
  lineText,
  money,
  pageQuery,
  percent,
  time,
  timeInput,
} from '../../schemas';

/** Maximum number of product categories or loan types in a queue's rule. */
const QUEUE_RULE_NAMES_MAX = 50;

const wholeUpTo = (most: number) => z.number().check(z.int(), z.gte(0), z.lte(most));
const ruleAmount = z.number().check(z.gte(0), z.lte(1_000_000_000));

/**
 * Conditions of an automatic queue (QU-01): days past due, amount due, product category, first/repeat loan type. An absent condition does
 * not filter; a rule without conditions matches every case. Amounts are in the currency.
 */
export const queueRule = z.strictObject({
  minDays: z.optional(wholeUpTo(QUEUE_DAYS_MAX)),
  maxDays: z.optional(wholeUpTo(QUEUE_DAYS_MAX)),
  minAmount: z.optional(ruleAmount),
  maxAmount: z.optional(ruleAmount),
  products: z.optional(z.array(filterText).check(z.minLength(1), z.maxLength(QUEUE_RULE_NAMES_MAX))),
  /** contract/codes/caseCodes */
  loanTypes: z.optional(z.array(codeInput(LOAN_TYPE)).check(z.minLength(1), z.maxLength(QUEUE_RULE_NAMES_MAX))),
});

export type QueueRuleWire = z.output<typeof queueRule>;

const orderedRule = queueRule.check(z.refine(isQueueRule));

/** A queue with its counts (§3 Queue, QU-01). Counts the open cases that the caller may see or bind. */
export const queueRow = z.object({
  id,
  code: z.string(),
  name: z.string(),
  /** contract/codes/queueCodes */
  type: code,
  enabled: z.boolean(),
  /** If several automatic queues match a case, the one with the lowest priority value receives it. */
  priority: z.number(),
  rule: z.nullable(queueRule),
  /** Planned cases of the whole queue. */
  plannedCaseCount: count,
  /**
   * Share of the planned cases for the agents visible to the caller, in proportion to their number: the group's share for a leader, all for
   * institution-wide access.
   */
  plannedForSeen: count,
  /** Number of enabled agents and leaders who work it. */
  userCount: count,
  caseCount: count,
  unassignedCount: count,
  /** Amount due on its open cases. */
  amount: money,
  /** Amount due on unassigned cases. */
  unassignedAmount: money,
  /** Maximum percentage of its cases that may be extended in a month. */
  extensionPercent: percent,
  /** Number of extensions this month, in the whole queue. */
  extensionsUsed: count,
  /** Number of cases of the whole queue that may be extended this month. */
  extensionsAllowed: count,
  /** Time of the last change to the settings. Sent back with a change. */
  updatedTime: time,
  currency: z.nullish(z.string()),
});

/** A queue with its counts. */
export type QueueRow = z.output<typeof queueRow>;

/** Sort keys of the queues; 'unassigned' puts the queues with the most unassigned cases first. */
export const QUEUE_SORTS = ['unassigned', 'code', 'cases', 'amount', 'load', 'users'] as const;

const listed = {
  /** Matches any part of the code or name. */
  text: z.optional(filterText),
  type: z.optional(codeInput(QUEUE_TYPE)),
  enabled: z.optional(flagInQuery),
  sort: z._default(z.enum(QUEUE_SORTS), 'unassigned'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
};

/** Query of the queue list. */
export const queueListQuery = z.strictObject({ ...listed, ...pageQuery(PAGE_SIZE_MESSAGES) });

/** Query of the queue list as a file. */
export const queueFileQuery = z.strictObject({ ...listed, ...fileFormat });

/** A page of queues, with the number of open cases in no queue and the number of all unassigned cases. */
export const queuePage = z.object({
  result: z.array(queueRow),
  totalCount: count,
  withoutQueue: z.object({ caseCount: count, unassignedCount: count }),
  unassignedCount: count,
});

const queueFields = {
  code: z.string().check(z.regex(/^[\w.-]+$/), z.maxLength(QUEUE_CODE_MAX)),
  name: lineText(NAME_MAX),
  type: codeInput(QUEUE_TYPE),
  plannedCaseCount: wholeUpTo(QUEUE_CASES_MAX),
  extensionPercent: wholeUpTo(PERCENT_MAX),
  priority: z.number().check(z.int(), z.gte(1), z.lte(QUEUE_PRIORITY_MAX)),
  /** Rule of an automatic queue; null means that the queue takes no cases automatically. */
  rule: z.nullable(orderedRule),
};

/** A new queue (QU-01). */
export const addQueueRequest = z.strictObject(queueFields);
/** A change of a queue. Outdated if another user changed the queue after `updatedTime` (QU-01). */
export const updateQueueRequest = z.strictObject({ id: idInput, updatedTime: timeInput, ...queueFields });
/** Enables or disables a queue. */
export const enableQueueRequest = z.strictObject({ id: idInput, enabled: z.boolean() });

const queueMove = z.object({
  /** Null if it came from no queue. */
  fromName: z.nullable(z.string()),
  toName: z.string(),
  count,
});

/** Cases that move from one queue to another. */
export type QueueMove = z.output<typeof queueMove>;

/** A draft rule with its queue (absent for a new one) and its priority. */
export const rulePreviewRequest = z.strictObject({
  queueId: z.optional(idInput),
  rule: orderedRule,
  priority: z.number().check(z.int(), z.gte(1), z.lte(QUEUE_PRIORITY_MAX)),
});

/** Preview of a rule: matching open cases, cases that would move into the queue, and competing queues. */
export const rulePreview = z.object({
  matching: count,
  amount: money,
  moving: z.array(queueMove),
  /** Other automatic queues whose rules match some of the same cases; `isFirst` marks queues that take precedence. */
  overlaps: z.array(z.object({ id, name: z.string(), priority: z.number(), count, isFirst: z.boolean() })),
});

export type RulePreview = z.output<typeof rulePreview>;

/** Request to sort cases by the rules, for a preview or for execution. `manualIds` are manual queues whose cases are sorted too. */
export const sortRequest = z.strictObject({ manualIds: z.optional(z.array(idInput).check(z.maxLength(100))) });
/** Cases that are being moved to their queues in the background, because there are too many for one request (not in the specification). */
export const sortRun = z.object({
  id,
  /** contract/codes/queueCodes */
  state: code,
  /** Number of cases to move at the start of the run, and number already moved. */
  total: count,
  done: count,
  /** Null if triggered automatically, at night or by a rule change. */
  actorName: z.nullable(z.string()),
  createdTime: time,
  finishedTime: z.nullable(time),
});

export type SortRun = z.output<typeof sortRun>;

/** Response to sortRequest. With a run, the moves have only started, and the figures are the final ones. */
export const sortAnswer = z.object({ total: count, moves: z.array(queueMove), run: z.nullish(sortRun) });

/** A line of a queue's history, newest first. */
export const queueLogRow = z.object({
  id,
  time,
  /** contract/codes/queueCodes */
  event: code,
  /** Null if the rules caused it. */
  actorName: z.nullable(z.string()),
  cases: z.nullable(count),
  otherQueue: z.nullable(z.string()),
});

/** A line of a queue's history. */
export type QueueLogRow = z.output<typeof queueLogRow>;

/** Paging of a queue's history. */
export const queueLogQuery = z.strictObject(pageQuery(PAGE_SIZE_TABLE));
