import * as z from 'zod/mini';
import { LOAN_TYPE } from '../codes/loanType';
import { QUEUE_TYPE } from '../codes/queueType';
import { fileFormat } from '../lists/listDescription';
import { NAME_MAX, QUEUE_CASES_MAX, QUEUE_CODE_MAX, QUEUE_DAYS_MAX, QUEUE_PRIORITY_MAX } from '../ourLimits';
import { PAGE_SIZE_MESSAGES, PAGE_SIZE_TABLE, PERCENT_MAX } from '../limits';
import { isQueueRule } from '../rules';
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
} from '../schemas';

/** Product categories or loan types that a queue's rule may name. */
const QUEUE_RULE_NAMES_MAX = 50;

const wholeUpTo = (most: number) => z.number().check(z.int(), z.gte(0), z.lte(most));
const ruleAmount = z.number().check(z.gte(0), z.lte(1_000_000_000));

/** Which cases an automatic queue takes (QU-01): days past due, amount due, product category, first/repeat loan type; what is absent limits nothing, a rule without anything takes every case. Amounts in the currency. */
export const queueRule = z.strictObject({
  minDays: z.optional(wholeUpTo(QUEUE_DAYS_MAX)),
  maxDays: z.optional(wholeUpTo(QUEUE_DAYS_MAX)),
  minAmount: z.optional(ruleAmount),
  maxAmount: z.optional(ruleAmount),
  products: z.optional(z.array(filterText).check(z.minLength(1), z.maxLength(QUEUE_RULE_NAMES_MAX))),
  /** contract/codes/loanType */
  loanTypes: z.optional(z.array(codeInput(LOAN_TYPE)).check(z.minLength(1), z.maxLength(QUEUE_RULE_NAMES_MAX))),
});

/** Which cases an automatic queue takes (QU-01). */
export type QueueRuleWire = z.output<typeof queueRule>;

const orderedRule = queueRule.check(z.refine(isQueueRule));

/** A queue with its counts (§3 Queue, QU-01). Cases are the open ones that the caller may see or bind. */
export const queueRow = z.object({
  id,
  code: z.string(),
  name: z.string(),
  /** contract/codes/queueType */
  type: code,
  enabled: z.boolean(),
  /** Of several automatic queues that fit a case the one with the least takes it. */
  priority: z.number(),
  rule: z.nullable(queueRule),
  /** Of the whole queue. */
  plannedCaseCount: count,
  /** Of it what falls to those whom the caller sees, by their number: a leader's group's share; all for who sees the institution. */
  plannedForSeen: count,
  /** Enabled agents and leaders who work it. */
  userCount: count,
  caseCount: count,
  unassignedCount: count,
  /** Due on its open cases. */
  amount: money,
  /** Due on those that nobody holds. */
  unassignedAmount: money,
  /** At most this part of its cases may be extended in a month. */
  extensionPercent: percent,
  /** Extended this month, in the whole queue. */
  extensionsUsed: count,
  /** How many of its cases may be extended this month, in the whole queue. */
  extensionsAllowed: count,
  /** When its settings were changed last; sent back with a change. */
  updatedTime: time,
  currency: z.nullish(z.string()),
});

/** A queue with its counts. */
export type QueueRow = z.output<typeof queueRow>;

/** By what the queues can be sorted; 'unassigned' puts first where most cases wait for an agent. */
export const QUEUE_SORTS = ['unassigned', 'code', 'cases', 'amount', 'load', 'users'] as const;

const listed = {
  /** Anywhere in code or name. */
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

/** A page of queues; beside it the open cases that lie in none, and all that nobody holds. */
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
  /** Of an automatic queue; null: it takes no case by itself. */
  rule: z.nullable(orderedRule),
};

/** A new queue (QU-01). */
export const addQueueRequest = z.strictObject(queueFields);
/** A change of a queue; out of date when somebody changed it since `updatedTime` (QU-01). */
export const updateQueueRequest = z.strictObject({ id: idInput, updatedTime: timeInput, ...queueFields });
/** Switches a queue on or off. */
export const enableQueueRequest = z.strictObject({ id: idInput, enabled: z.boolean() });

const queueMove = z.object({
  /** Null: from no queue. */
  fromName: z.nullable(z.string()),
  toName: z.string(),
  count,
});

/** Cases that move from one queue to another. */
export type QueueMove = z.output<typeof queueMove>;

/** A rule that is being written: of which queue (absent: a new one), with which priority. */
export const rulePreviewRequest = z.strictObject({
  queueId: z.optional(idInput),
  rule: orderedRule,
  priority: z.number().check(z.int(), z.gte(1), z.lte(QUEUE_PRIORITY_MAX)),
});

/** What a rule would do: the open cases that fit it, those that would move in, and the queues that want the same cases. */
export const rulePreview = z.object({
  matching: count,
  amount: money,
  moving: z.array(queueMove),
  /** Other automatic queues whose rules fit some of the same cases; `isFirst`: that one takes them. */
  overlaps: z.array(z.object({ id, name: z.string(), priority: z.number(), count, isFirst: z.boolean() })),
});

/** What a rule would do. */
export type RulePreview = z.output<typeof rulePreview>;

/** What sorting by the rules moves, or moved; `manualIds` are manual queues whose cases are sorted as well. */
export const sortRequest = z.strictObject({ manualIds: z.optional(z.array(idInput).check(z.maxLength(100))) });
/** Cases on their way to their queues, too many to be moved while somebody waits (ours). */
export const sortRun = z.object({
  id,
  /** contract/codes/bindingState */
  state: code,
  /** Cases that would move when it began, and those that have. */
  total: count,
  done: count,
  /** Null: by itself, at night or because a rule was changed. */
  actorName: z.nullable(z.string()),
  createdTime: time,
  finishedTime: z.nullable(time),
});

/** Cases on their way to their queues. */
export type SortRun = z.output<typeof sortRun>;

/** See sortRequest. With a run the moves have only begun: they are those that it will come to. */
export const sortAnswer = z.object({ total: count, moves: z.array(queueMove), run: z.nullish(sortRun) });

/** A line of a queue's history, newest first. */
export const queueLogRow = z.object({
  id,
  time,
  /** contract/codes/queueEvent */
  event: code,
  /** Null: by the rules. */
  actorName: z.nullable(z.string()),
  cases: z.nullable(count),
  otherQueue: z.nullable(z.string()),
});

/** A line of a queue's history. */
export type QueueLogRow = z.output<typeof queueLogRow>;

/** Which page of a queue's history. */
export const queueLogQuery = z.strictObject(pageQuery(PAGE_SIZE_TABLE));
