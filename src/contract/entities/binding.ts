import * as z from 'zod/mini';
import { BINDING_SPLIT } from '../codes/bindingSplit';
import { fileFormat } from '../lists/listDescription';
import { APPROVAL_REASON_MAX, BIND_CASES_MAX } from '../ourLimits';
import { PAGE_SIZE_MESSAGES, PAGE_SIZE_TABLE } from '../limits';
import { code, codeInput, count, id, idInput, money, multilineText, pageQuery, time } from '../schemas';
import { taskFilters, TASK_SORTS } from './task';

/** Agents among whom one binding may share cases out. */
const BIND_AGENTS_MAX = 200;

/** Whose the cases are: anybody's, nobody's yet, or somebody's. */
export const HELD_BY = ['anybody', 'nobody', 'somebody'] as const;

/** Every filter of a queue's cases: those of the case lists, and who holds them. */
export const queueTaskFilters = {
  ...taskFilters,
  held: z.optional(z.enum(HELD_BY)),
  agentId: z.optional(idInput),
};

/** The queue whose cases are meant; 'none': those that lie in no queue. */
export const queueIdInput = idInput;

const listed = {
  queueId: queueIdInput,
  ...queueTaskFilters,
  sort: z._default(z.enum(TASK_SORTS), 'penaltyDay'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
};

/** Query of management/queue/tasks (§7): the open cases of a queue. */
export const queueTasksQuery = z.strictObject({ ...listed, ...pageQuery(PAGE_SIZE_TABLE) });

/** Query of a queue's cases as a file. */
export const queueTasksFileQuery = z.strictObject({ ...listed, ...fileFormat });

/** Somebody who can get cases (binder), with what speaks for and against it (QU-02). */
export const binder = z.object({
  agentId: id,
  name: z.string(),
  username: z.string(),
  groupName: z.nullable(z.string()),
  /** Works this queue. */
  ofQueue: z.boolean(),
  /** Open cases held now, in all queues. */
  load: count,
  /** Due on them. */
  amount: money,
  /** Cases that the agent should hold at most: docs/queues.md; null where nothing was planned. */
  capacity: z.nullable(count),
  /** Today's seat: onDuty, absent, rest, departed; who is not planned away counts as onDuty. */
  duty: code,
  /** Whether the schedule says so: without a row in it nothing is planned. */
  isPlanned: z.boolean(),
  /** Of the promises that fell due in the last 30 days, the kept ones in per cent; null without any. */
  keptPromises: z.nullable(z.number()),
});

/** Somebody who can get cases. */
export type Binder = z.output<typeof binder>;

/** Query of management/queue/agents (§7). */
export const bindersQuery = z.strictObject({ queueId: z.optional(queueIdInput) });

const taskIds = z.array(idInput).check(z.maxLength(BIND_CASES_MAX));

/** Body of management/task/batchBindAgent (§7): without a binder it is refused with 'please select the binder' (§5). */
export const batchBindRequest = z.strictObject({ taskIds, agentId: z.nullish(z.union([idInput, z.literal('')])) });
/** Body of management/task/unbindAgent (§7). */
export const unbindRequest = z.strictObject({ taskIds });
/** How many cases change hands. */
export const batchBindAnswer = z.object({ count });

/** Which cases are meant: some by their ids, or all of a queue that pass the filters less some, on whatever page they stand (QU-02). */
export const selection = z.union([
  z.strictObject({ taskIds: taskIds.check(z.minLength(1)) }),
  z.strictObject({ filters: z.strictObject(queueTaskFilters), except: taskIds }),
]);

/** Which cases are meant. */
export type Selection = z.input<typeof selection>;

/** What is to be planned: which cases go to whom; to nobody when they are unbound. */
export const bindPlanRequest = z.strictObject({
  kind: z.enum(['bind', 'unbind']),
  queueId: queueIdInput,
  selection,
  agentIds: z.array(idInput).check(z.maxLength(BIND_AGENTS_MAX)),
  split: codeInput(BINDING_SPLIT),
});

const planAgent = z.object({ ...binder.shape, gets: count, getsAmount: money, loses: count, after: count });

/** What the dry run says of one agent: what is held now, gained, lost and held then. */
export type PlanAgent = z.output<typeof planAgent>;

/** The dry run (QU-02): nothing has changed yet; institutionAndQueue/bindRun carries exactly this out. */
export const bindPlan = z.object({
  operationId: id,
  total: count,
  amount: money,
  /** Cases that nobody holds. */
  unassigned: count,
  /** Cases that are taken from somebody. */
  taken: count,
  /** Cases that stay because one of the chosen agents holds them already. */
  staying: count,
  /** Cases that stay because nobody of the chosen agents works their product or loan type (ours). */
  unfit: z.optional(count),
  /** Cases that stay because, by weight, nobody of those who work them has room below the capacity (ours). */
  full: z.optional(count),
  /** The move reaches the institution's limit: it needs an approval, and a reason for it (MI-09; ours). */
  needsApproval: z.optional(z.boolean()),
  /** Those who get cases. */
  agents: z.array(planAgent),
  /** Those who only lose some. */
  losing: z.array(planAgent),
});

/** The dry run. */
export type BindPlan = z.output<typeof bindPlan>;

/** A binding of many cases: how far it is, what it came to (QU-02). */
export const bindOperation = z.object({
  id,
  /** contract/codes/bindingKind */
  kind: code,
  /** contract/codes/bindingState */
  state: code,
  queueId: z.nullable(id),
  actorName: z.string(),
  /** Those who got cases. */
  agentNames: z.array(z.string()),
  total: count,
  amount: money,
  /** Cases gone through. */
  done: count,
  /** Cases that changed hands. */
  changed: count,
  createdTime: time,
  finishedTime: z.nullable(time),
  /** It can be taken back, by this caller. */
  canUndo: z.boolean(),
  /** Of an undo: what it took back; of what was taken back: by what. */
  undoOf: z.nullable(id),
  undoneBy: z.nullable(id),
});

/** A binding of many cases. */
export type BindOperation = z.output<typeof bindOperation>;

/** Names one operation. */
export const operationRequest = z.strictObject({ operationId: idInput });

/** Body of institutionAndQueue/bindRun; a move that needs an approval is refused without a reason. */
export const bindRunRequest = z.strictObject({
  operationId: idInput,
  reason: z.optional(multilineText(APPROVAL_REASON_MAX)),
});

const ofQueue = { queueId: z.optional(queueIdInput) };

/** Query of the history of bindings. */
export const operationsQuery = z.strictObject({ ...ofQueue, ...pageQuery(PAGE_SIZE_MESSAGES) });

/** The same as a file. */
export const operationsFileQuery = z.strictObject({ ...ofQueue, ...fileFormat });

/** A case of a binding that did not change hands, and why. */
export const leftCase = z.object({
  taskId: id,
  loanId: id,
  borrowerName: z.string(),
  /** contract/codes/bindingOutcome */
  outcome: code,
  /** Who has it. */
  agentName: z.nullable(z.string()),
});

/** A case of a binding that did not change hands. */
export type LeftCase = z.output<typeof leftCase>;

/** Which page of them. */
export const leftQuery = z.strictObject(pageQuery(PAGE_SIZE_TABLE));
