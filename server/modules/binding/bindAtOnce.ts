import { createHash } from 'node:crypto';
import { BIND_AT_ONCE_MAX } from '@/contract/ourLimits';
import type { CallerContext } from '../../access/callContext';
import { minorUnits } from '@/contract/minor';
import { Refusal } from '../../kernel/refusal';
import { keepPlan, type NewPlan, type PlannedItem, type StoredOperation } from './bindingPlanStore';
import { chooseAgents, chooseByIds, planItems, type Takers } from './planBinding';
import { getAgents, changeHandsOf } from './bindingItemStore';
import { changeOperation } from './bindingStore';
import type { needsSecondForMove } from './needsSecondForMove';
import { publishCasesChanged } from '../cases/casesFacade';

type Move = Parameters<typeof needsSecondForMove>[0];

/** What binding at once needs of a call, or of a worker. */
export type BindContext = Pick<CallerContext, 'tx' | 'caller' | 'now' | 'publish'> & {
  /** Lets the worker take up what was put in line. */
  readonly wake: () => void;
  /** Asked before a move by hand is written down: it may need a second person (MI-09). */
  readonly allow?: (move: Move) => Promise<void>;
};

/** Carries a plan out in the call's transaction, or nothing of it where somebody was quicker in this very moment: the caller looks again. */
async function carryOut(operation: StoredOperation, context: BindContext): Promise<void> {
  const { tx, now } = context;
  const { total } = operation;
  const changed = await changeHandsOf(tx, { operation, from: 0, until: total, now, isBack: false });
  if (changed !== total) throw new Refusal('outOfDate');
  await changeOperation(
    operation.id,
    { state: 'done', done: total, changed, startedAt: now, finishedAt: now },
    context,
  );
  await publishCasesChanged(await getAgents(tx, operation.id), context);
}

/** Who gets cases, and what becomes of those that none of them works. */
interface TakersAtOnce extends Takers {
  readonly unfit: 'refused' | 'toNobody';
}

const getMove = (items: readonly PlannedItem[], { agents }: Takers): Move => ({
  subject: `cases ${createHash('sha256')
    .update(items.map(({ id }) => id).join())
    .digest('hex')}`,
  cases: items.length,
  amount: minorUnits(items.reduce((sum, { amount }) => sum + amount, 0)),
  ...(agents.length > 0 && { facts: [{ fact: 'agents', text: agents.map(({ name }) => name).join(', ') }] }),
});

/** Gives open cases, all of which the caller may choose, to some agents or to nobody. */
export async function reassignCases(
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
  if (items.length <= BIND_AT_ONCE_MAX) await carryOut(await keepPlan({ ...plan, state: 'running' }, context), context);
  else {
    await keepPlan({ ...plan, state: 'waiting' }, context);
    context.wake();
  }
  return { count: items.length };
}

/**
 * Gives open cases to an agent (§7 management/task/batchBindAgent, §5): at least one case, and a binder; one case or agent that the
 * caller may not choose refuses all. Who holds a case already keeps it. Up to `BIND_AT_ONCE_MAX` change hands in the call, all or none;
 * more follow within seconds, and a case where somebody is quicker is left out and named in the history of bindings. A case of a kind
 * that the agent does not work refuses all.
 */
export async function batchBind(
  { taskIds, agentId }: { readonly taskIds: readonly string[]; readonly agentId?: string | null | undefined },
  context: BindContext,
): Promise<{ count: number }> {
  if (!agentId) throw new Refusal('binderMissing');
  const agents = await chooseAgents([agentId], context);
  return reassignCases(taskIds, { agents, split: 'count', unfit: 'refused' }, context);
}

/** Takes open cases from their agents (§7 management/task/unbindAgent), as `batchBind` gives them: they wait in their queue. */
export const batchUnbind = ({ taskIds }: { readonly taskIds: readonly string[] }, context: BindContext) =>
  reassignCases(taskIds, { agents: [], split: 'count', unfit: 'toNobody' }, context);
