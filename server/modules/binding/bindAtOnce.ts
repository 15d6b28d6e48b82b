import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import type { ReadBinder } from './binderStore';
import { keepPlan } from './bindingPlanStore';
import { chooseAgents, chooseByIds, planItems } from './planBinding';
import { agentsOf } from './bindingItemStore';
import { changeOperation } from './bindingStore';
import { runBinding } from './runBinding';
import { publishCasesChanged } from '../cases/casesFacade';

type BindContext = Pick<CallerContext, 'tx' | 'caller' | 'now' | 'publish'>;

/** Plans and carries out at once, all or none: where somebody was quicker in this very moment, nothing changes and the caller looks again. */
async function changeHands(
  taskIds: readonly string[],
  agents: readonly ReadBinder[],
  context: BindContext,
): Promise<{ count: number }> {
  const { tx, now } = context;
  const chosen = await chooseByIds(taskIds, context);
  const items = planItems(chosen, agents, 'count');
  if (items.length === 0) return { count: 0 };
  const kind = agents.length === 0 ? 'unbind' : 'bind';
  const operation = await keepPlan({ kind, queueId: 'none', agents, items, isRunning: true }, context);
  const changed = await runBinding(tx, { operation, now });
  if (changed !== operation.total) throw new Refusal('outOfDate');
  const end = { state: 'done' as const, done: operation.total, changed, startedAt: now, finishedAt: now };
  await changeOperation(operation.id, end, context);
  await publishCasesChanged(await agentsOf(tx, operation.id), context);
  return { count: changed };
}

/** Gives open cases to an agent, all or none (§7 management/task/batchBindAgent, §5): at least one case, and a binder. Who holds one already keeps it. */
export async function batchBind(
  { taskIds, agentId }: { readonly taskIds: readonly string[]; readonly agentId?: string | null | undefined },
  context: BindContext,
): Promise<{ count: number }> {
  if (!agentId) throw new Refusal('binderMissing');
  const agents = await chooseAgents([agentId], context);
  return changeHands(taskIds, agents, context);
}

/** Takes open cases from their agents, all or none (§7 management/task/unbindAgent): they wait in their queue. */
export const batchUnbind = ({ taskIds }: { readonly taskIds: readonly string[] }, context: BindContext) =>
  changeHands(taskIds, [], context);
