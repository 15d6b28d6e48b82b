import type { SharingTrial } from '@/contract/entities/management/sharing';
import { calculateFreeShare, calculatePromiseRatio } from './workloadWeights';
import type { Binder, BindOperation, BindPlan, SkippedCase, PlanAgent } from '@/contract/entities/management/binding';
import type { CallerContext } from '../../access/callContext';
import { serializeIdOrNull, sumToWire, serializeTime, serializeTimeOrNull, toWire } from '../../values/wire';
import type { ReadBinder } from './binderStore';
import type { StoredOperation } from './bindingPlanStore';
import { canUndo } from './bindingRights';
import type { OperationRow, SkippedBindingItem } from './bindingStore';

type WireContext = Pick<CallerContext, 'caller'>;

/** Converts an agent who can receive cases to the wire shape (QU-02). */
export const serializeBinder = (binder: ReadBinder, { caller }: WireContext): Binder => ({
  agentId: String(binder.id),
  name: binder.name,
  username: binder.username,
  groupName: binder.groupName,
  ofQueue: binder.isOfQueue,
  load: binder.load,
  amount: sumToWire(binder.amount, caller.currencyDigits),
  capacity: binder.capacity,
  duty: binder.duty,
  isPlanned: binder.isPlanned,
  keptPromises: binder.duePromises === 0 ? null : Math.round((1000 * binder.keptPromises) / binder.duePromises) / 10,
});

/** Result of a dry run for one agent; amount in minor units. */
export interface PlannedAgent {
  readonly agent: ReadBinder;
  readonly gets: number;
  readonly getsAmount: number;
  readonly loses: number;
  readonly after: number;
}

const serializePlannedAgent = ({ agent, getsAmount, ...plan }: PlannedAgent, context: WireContext): PlanAgent => ({
  ...serializeBinder(agent, context),
  ...plan,
  getsAmount: sumToWire(getsAmount, context.caller.currencyDigits),
});

/** A dry run. */
export interface PlanSummary {
  readonly operation: StoredOperation;
  /** Number of its unassigned cases. */
  readonly unassigned: number;
  /** Number of selected cases that it excludes. */
  readonly staying: number;
  /** Number of selected cases of a kind that none of the agents works. */
  readonly unfit: number;
  /** Number of selected cases for which no agent of their kind has capacity. */
  readonly full: number;
  /** True if the move reaches the institution's limit. */
  readonly needsApproval: boolean;
  readonly agents: readonly PlannedAgent[];
  readonly losing: readonly PlannedAgent[];
}

/** Converts a dry run to its wire shape (QU-02). */
export const serializePlan = (
  { operation, unassigned, staying, unfit, full, needsApproval, agents, losing }: PlanSummary,
  context: WireContext,
): BindPlan => ({
  operationId: String(operation.id),
  total: operation.total,
  amount: toWire(operation.amount, context.caller.currencyDigits),
  unassigned,
  taken: operation.total - unassigned,
  staying,
  unfit,
  full,
  needsApproval,
  agents: agents.map((agent) => serializePlannedAgent(agent, context)),
  losing: losing.map((agent) => serializePlannedAgent(agent, context)),
});

/** Converts a binding to its wire shape (QU-02). */
export const serializeOperation = (found: OperationRow, { caller }: WireContext): BindOperation => {
  const { row, undoneBy } = found;
  return {
    id: String(row.id),
    kind: row.kind,
    state: row.state,
    queueId: serializeIdOrNull(row.queueId),
    actorName: row.actorName,
    agentNames: row.agentNames,
    total: row.total,
    amount: toWire(row.amount, caller.currencyDigits),
    done: row.done,
    changed: row.changed,
    createdTime: serializeTime(row.createdAt),
    finishedTime: serializeTimeOrNull(row.finishedAt),
    canUndo: canUndo(found, caller),
    undoOf: serializeIdOrNull(row.undoOf),
    undoneBy,
  };
};

/** Converts a case that was not reassigned to its wire shape. */
export const serializeSkippedItem = ({ item, loanNo, borrowerName }: SkippedBindingItem): SkippedCase => ({
  taskId: String(item.taskId),
  loanId: loanNo,
  borrowerName,
  outcome: item.outcome ?? '',
  agentName: item.foundAgentName,
});

const inPercent = (part: number | null): number | null => (part === null ? null : Math.round(1000 * part) / 10);

/** Converts the cases that an agent received in the week, and would have received by other weights, to their wire shape. */
export const serializeTrialShare = (
  agent: ReadBinder,
  { got, would }: { readonly got: number; readonly would: number },
): SharingTrial['agents'][number] => ({
  agentId: String(agent.id),
  name: agent.name,
  got,
  would,
  freePercent: inPercent(calculateFreeShare(agent)),
  keptPercent: inPercent(calculatePromiseRatio(agent)),
});
