import * as z from 'zod/mini';
import { BINDING_SPLIT } from '../../codes/queueCodes';
import { fileFormat } from '../../lists/listDescription';
import { APPROVAL_REASON_MAX, BIND_CASES_MAX } from '../../ourLimits';
import { PAGE_SIZE_MESSAGES, PAGE_SIZE_TABLE } from '../../limits';
import { code, codeInput, count, id, idInput, money, multilineText, pageQuery, time } from '../../schemas';
import { taskFilters, TASK_SORTS } from '../cases/task';

/** Maximum number of agents in one binding. */
const BIND_AGENTS_MAX = 200;

/** Holder of the cases: any agent, no agent, or some agent. */
export const CASE_HOLDER = ['anybody', 'nobody', 'somebody'] as const;

/** Filters of a queue's cases: those of the case lists, and the agent. */
export const queueTaskFilters = {
  ...taskFilters,
  held: z.optional(z.enum(CASE_HOLDER)),
  agentId: z.optional(idInput),
};

/** Queue of the cases; 'none' selects cases in no queue. */
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

/** Candidate agent for cases (binder), with the criteria for and against (QU-02). */
export const binder = z.object({
  agentId: id,
  name: z.string(),
  username: z.string(),
  groupName: z.nullable(z.string()),
  /** The agent works this queue. */
  ofQueue: z.boolean(),
  /** Open cases currently held, in all queues. */
  load: count,
  /** Amount due on them. */
  amount: money,
  /** Maximum number of cases that the agent should hold (docs/queues.md); null if nothing was planned. */
  capacity: z.nullable(count),
  /** Duty today: onDuty, absent, rest, departed. Agents without a plan count as onDuty. */
  duty: code,
  /** Status from the schedule. Without a schedule row nothing is planned. */
  isPlanned: z.boolean(),
  /** Percentage of kept promises among those due in the last 30 days; null without any. */
  keptPromises: z.nullable(z.number()),
});

export type Binder = z.output<typeof binder>;

/** Query of management/queue/agents (§7). */
export const bindersQuery = z.strictObject({ queueId: z.optional(queueIdInput) });

const taskIds = z.array(idInput).check(z.maxLength(BIND_CASES_MAX));

/** Body of management/task/batchBindAgent (§7): without a binder it is refused with 'please select the binder' (§5). */
export const batchBindRequest = z.strictObject({ taskIds, agentId: z.nullish(z.union([idInput, z.literal('')])) });
/** Body of management/task/unbindAgent (§7). */
export const unbindRequest = z.strictObject({ taskIds });
/** Number of cases that change hands. */
export const batchBindAnswer = z.object({ count });

/** Selected cases: by their ids, or all cases of a queue that match the filters minus exclusions, across all pages (QU-02). */
export const selection = z.union([
  z.strictObject({ taskIds: taskIds.check(z.minLength(1)) }),
  z.strictObject({ filters: z.strictObject(queueTaskFilters), except: taskIds }),
]);

export type Selection = z.input<typeof selection>;

/** Plan request: the cases and their new agents; no agents if the cases are unbound. */
export const bindPlanRequest = z.strictObject({
  kind: z.enum(['bind', 'unbind']),
  queueId: queueIdInput,
  selection,
  agentIds: z.array(idInput).check(z.maxLength(BIND_AGENTS_MAX)),
  split: codeInput(BINDING_SPLIT),
});

const planAgent = z.object({ ...binder.shape, gets: count, getsAmount: money, loses: count, after: count });

/** Result of the dry run for one agent: cases held now, gained, lost, and held afterwards. */
export type PlanAgent = z.output<typeof planAgent>;

/** Result of the dry run (QU-02), before any change. institutionAndQueue/bindRun executes exactly this plan. */
export const bindPlan = z.object({
  operationId: id,
  total: count,
  amount: money,
  /** Unassigned cases. */
  unassigned: count,
  /** Cases taken from an agent. */
  taken: count,
  /** Cases that stay because one of the selected agents already holds them. */
  staying: count,
  /** Cases that stay because no selected agent works their product or loan type (not in the specification). */
  unfit: z.optional(count),
  /** Cases that stay because, under weighted distribution, no agent who works them has free capacity (not in the specification). */
  full: z.optional(count),
  /** The move reaches the institution's limit: it needs an approval with a reason (MI-09; not in the specification). */
  needsApproval: z.optional(z.boolean()),
  /** Agents who gain cases. */
  agents: z.array(planAgent),
  /** Agents who only lose cases. */
  losing: z.array(planAgent),
});

/** The dry run. */
export type BindPlan = z.output<typeof bindPlan>;

/** A bulk binding with its progress and result (QU-02). */
export const bindOperation = z.object({
  id,
  /** contract/codes/queueCodes */
  kind: code,
  /** contract/codes/queueCodes */
  state: code,
  queueId: z.nullable(id),
  actorName: z.string(),
  /** Agents who gained cases. */
  agentNames: z.array(z.string()),
  total: count,
  amount: money,
  /** Number of processed cases. */
  done: count,
  /** Number of cases that changed hands. */
  changed: count,
  createdTime: time,
  finishedTime: z.nullable(time),
  /** The caller can undo it. */
  canUndo: z.boolean(),
  /** For an undo: the operation that it reverts. For a reverted operation: the undo. */
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

/** File export variant of the query. */
export const operationsFileQuery = z.strictObject({ ...ofQueue, ...fileFormat });

/** A case of a binding that did not change hands, with the reason. */
export const skippedCase = z.object({
  taskId: id,
  loanId: id,
  borrowerName: z.string(),
  /** contract/codes/queueCodes */
  outcome: code,
  /** Agent who holds the case. */
  agentName: z.nullable(z.string()),
});

/** A case of a binding that did not change hands. */
export type SkippedCase = z.output<typeof skippedCase>;

/** Paging of the remaining cases. */
export const skippedCasesQuery = z.strictObject(pageQuery(PAGE_SIZE_TABLE));
