import { createHash } from 'node:crypto';
import { BIND_AT_ONCE_MAX } from '@/contract/ourLimits';
import type { CallerContext } from '../../access/callContext';
import { toMinorUnits } from '@/contract/minor';
import { Refusal } from '../../kernel/refusal';
import { storeBindPlan, type NewPlan, type PlannedItem, type StoredOperation } from './bindingPlanStore';
import { chooseAgents, chooseByIds, planItems, type BindingTargets } from './planBinding';
import { getAgents, reassignBatch } from './bindingItemStore';
import { changeOperation } from './bindingStore';
import type { requireApprovalForMove } from './requireApprovalForMove';
import { publishCasesChanged } from '../cases/casesFacade';
import { findBinders } from './binderStore';
import { getOpenCases } from './bindingCaseStore';

type Move = Parameters<typeof requireApprovalForMove>[0];

/** Parts of the context of a call or worker that binding at once uses. */
export type BindContext = Pick<CallerContext, 'tx' | 'caller' | 'now' | 'publish'> & {
  /** Wakes the worker for a queued binding. */
  readonly wake: () => void;
  /** Called before a manual move is stored: it may require an approval (MI-09). */
  readonly allow?: (move: Move) => Promise<void>;
};

/** Executes a plan in the call's transaction; nothing of it if another transaction changed a case first: the caller has to reload. */
async function carryOut(operation: StoredOperation, context: BindContext): Promise<void> {
  const { tx, now } = context;
  const { total } = operation;
  const changed = await reassignBatch(tx, { operation, from: 0, until: total, now, isBack: false });
  if (changed !== total) throw new Refusal('outOfDate');
  await changeOperation(
    operation.id,
    { state: 'done', done: total, changed, startedAt: now, finishedAt: now },
    context,
  );
  await publishCasesChanged(await getAgents(tx, operation.id), context);
}

/** Agents who receive cases, and the rule for cases that none of them can work. */
interface TakersAtOnce extends BindingTargets {
  readonly unfit: 'refused' | 'toNobody';
}

const getMove = (items: readonly PlannedItem[], { agents }: BindingTargets): Move => ({
  subject: `cases ${createHash('sha256')
    .update(items.map(({ id }) => id).join())
    .digest('hex')}`,
  cases: items.length,
  amount: toMinorUnits(items.reduce((sum, { amount }) => sum + amount, 0)),
  ...(agents.length > 0 && { facts: [{ fact: 'agents', text: agents.map(({ name }) => name).join(', ') }] }),
});

/** Reassigns open cases, all of which the caller may select, to some agents or to none. */
async function reassignCases(
  taskIds: readonly string[],
  { unfit, ...takers }: TakersAtOnce,
  context: BindContext,
): Promise<{ count: number }> {
  const chosen = await chooseByIds(taskIds, context);
  const { agents } = takers;
  const { items } = await planItems(chosen, takers, context);
  if (unfit === 'refused' && items.some(({ toAgentId }) => toAgentId === null)) throw new Refusal('kindNotWorked');
  if (items.length === 0) return { count: 0 };
  await context.allow?.(getMove(items, takers));
  const kind = agents.length === 0 ? 'unbind' : 'bind';
  const plan: Omit<NewPlan, 'state'> = { kind, queueId: 'none', agents, items };
  if (items.length <= BIND_AT_ONCE_MAX) {
    await carryOut(await storeBindPlan({ ...plan, state: 'running' }, context), context);
  } else {
    await storeBindPlan({ ...plan, state: 'waiting' }, context);
    context.wake();
  }
  return { count: items.length };
}

/**
 * Assigns open cases to an agent (§7 management/task/batchBindAgent, §5): at least one case, and a binder. A case or agent that
 * the caller may not select, or a case of a kind that the agent does not work, refuses all. An agent who holds a case already
 * keeps it. Up to `BIND_AT_ONCE_MAX` cases are reassigned in the call, all or none; more follow within seconds. A case that was
 * changed first is skipped and listed in the history of bindings.
 */
export async function batchBind(
  { taskIds, agentId }: { readonly taskIds: readonly string[]; readonly agentId?: string | null | undefined },
  context: BindContext,
): Promise<{ count: number }> {
  if (!agentId) throw new Refusal('binderMissing');
  const agents = await chooseAgents([agentId], context);
  return reassignCases(taskIds, { agents, split: 'count', unfit: 'refused' }, context);
}

/** Unassigns open cases (§7 management/task/unbindAgent), by the rules of `batchBind`: they wait in their queue. */
export const batchUnbind = ({ taskIds }: { readonly taskIds: readonly string[] }, context: BindContext) =>
  reassignCases(taskIds, { agents: [], split: 'count', unfit: 'toNobody' }, context);

/** Transfer of a user's open cases; 'queue' unassigns them, so that they wait in their queues. */
interface HandOver {
  readonly userId: number;
  readonly to: 'queue' | readonly number[];
}

/**
 * Transfers all open cases of a user to other agents of their kind, so that all hold about the same number in the end (US-01);
 * the rest become unassigned. The transfer is part of the history of bindings and can be undone there. Returns false if there
 * are cases, but none of the other agents can hold any.
 */
export async function transferCases({ userId, to }: HandOver, context: BindContext): Promise<boolean> {
  const taskIds = await getOpenCases(userId, context);
  if (taskIds.length === 0) return true;
  const agents = to === 'queue' ? [] : await findBinders(to, context);
  if (to !== 'queue' && agents.length === 0) return false;
  await reassignCases(taskIds, { agents, split: 'load', unfit: 'toNobody' }, context);
  return true;
}
