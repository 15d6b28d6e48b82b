import { type PlannedItem, storeBindPlan } from './bindingPlanStore';
import type * as z from 'zod/mini';
import type { BindPlan, bindPlanRequest, selection } from '@/contract/entities/management/binding';
import { BIND_CASES_MAX } from '@/contract/ourLimits';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { findBinders, findHolders, type ReadBinder } from './binderStore';
import { type BoundCase, listCasesByIds, listCasesInQueue } from './bindingCaseStore';
import { type PlannedAgent, serializePlan } from './bindingWire';
import { queueNumber } from '../queues/queuesFacade';
import { distributeCases } from './distributeCases';
import { canWorkCase } from './caseKind';
import { isMoveAboveLimit } from './requireApprovalForMove';
import { withPace } from './workloadWeights';
import { readSharingWeights } from './sharingSetting';
import { parseRowId } from '../../values/parseRowId';
import { addCaseKinds } from './addCaseKinds';

/** Cases and amount that a plan assigns to one agent and removes from the agent; amount in minor units. */
interface Share {
  readonly gets: number;
  readonly getsAmount: number;
  readonly loses: number;
}

/** Share of an agent without a case in the plan. */
const NOTHING: Share = { gets: 0, getsAmount: 0, loses: 0 };

/** Calculates the shares of all agents of a plan, in one pass over its cases. */
function getShares(items: readonly PlannedItem[]): Map<number, Share> {
  const shares = new Map<number, { gets: number; getsAmount: number; loses: number }>();
  const shareOf = (id: number) => {
    const share = shares.get(id) ?? { ...NOTHING };
    shares.set(id, share);
    return share;
  };
  for (const { agentId, toAgentId, amount } of items) {
    if (agentId !== null) shareOf(agentId).loses += 1;
    if (toAgentId === null) continue;
    const share = shareOf(toAgentId);
    share.gets += 1;
    share.getsAmount += amount;
  }
  return shares;
}

/** Returns the agents who lose cases. */
const getLosers = (shares: ReadonlyMap<number, Share>): number[] =>
  [...shares].flatMap(([id, { loses }]) => (loses > 0 ? [id] : []));

type BindingInput = z.output<typeof bindPlanRequest>;
type Planning = Pick<CallerContext, 'tx' | 'caller' | 'now'>;
/** Finds some cases by id, all or none: a case that the caller may not see is refused as not found (4.7). */
export async function chooseByIds(taskIds: readonly string[], context: Planning): Promise<BoundCase[]> {
  const ids = [...new Set(taskIds.map(parseRowId))];
  if (ids.length === 0) throw new Refusal('casesMissing');
  const chosen = await listCasesByIds(ids, context);
  if (chosen.length !== ids.length) throw new Refusal('notFound');
  if (chosen.some(({ isOpen }) => !isOpen)) throw new Refusal('wrongState');
  return chosen;
}

async function choose(
  input: z.output<typeof selection>,
  queueId: number | 'none',
  context: Planning,
): Promise<BoundCase[]> {
  if ('taskIds' in input) return chooseByIds(input.taskIds, context);
  const except = new Set(input.except.map(parseRowId));
  const chosen = await listCasesInQueue(queueId, input.filters, context);
  if (chosen.length > BIND_CASES_MAX) throw new Refusal('tooLarge');
  const left = chosen.filter(({ id }) => !except.has(id));
  if (left.length === 0) throw new Refusal('casesMissing');
  return left;
}

/** Finds the agents who receive the cases; a single one without the caller's permission refuses the request. */
export async function chooseAgents(agentIds: readonly string[], context: Planning): Promise<ReadBinder[]> {
  const ids = [...new Set(agentIds.map(parseRowId))];
  if (ids.length === 0) throw new Refusal('binderMissing');
  const agents = await findBinders(ids, context);
  if (agents.length !== ids.length) throw new Refusal('notFound');
  return agents;
}

/** Agents who receive cases, and the split among them. */
export interface BindingTargets {
  readonly agents: readonly ReadBinder[];
  readonly split: BindingInput['split'];
}

/** Cases with their new agents. */
interface PlannedCases {
  readonly items: PlannedItem[];
  /** Number of unassigned cases for which agents of their kind exist, but none has capacity. */
  readonly full: number;
}

/**
 * Assigns each case to an agent, or to none if no agent works its kind or, by weight, has capacity. Cases that one of the
 * agents holds already remain with that agent.
 */
export async function planItems(
  chosen: readonly BoundCase[],
  { agents, split }: BindingTargets,
  context: Planning,
): Promise<PlannedCases> {
  const ids = new Set(agents.map(({ id }) => id));
  const changing = chosen.filter(({ agentId }) =>
    agents.length === 0 ? agentId !== null : agentId === null || !ids.has(agentId),
  );
  const sharers = split === 'weighted' ? withPace(agents, await readSharingWeights(context)) : agents;
  const cases = await addCaseKinds(changing, agents, context);
  const assignments = distributeCases(cases, sharers, split);
  const isLeftOver = ({ id, kind }: (typeof cases)[number]): boolean =>
    !assignments.has(id) && agents.some((agent) => canWorkCase(agent, kind));
  return {
    items: changing.map(({ id, amount, agentId }) => ({ id, amount, agentId, toAgentId: assignments.get(id) ?? null })),
    full: cases.filter(isLeftOver).length,
  };
}

/** Loads are read after the cases: another binding may have moved some in between, so that an agent loses more than remains. */
const getPlan = (agent: ReadBinder, { gets, getsAmount, loses }: Share = NOTHING): PlannedAgent => ({
  agent,
  gets,
  getsAmount,
  loses,
  after: Math.max(0, agent.load + gets - loses),
});

/** Creates a dry run of a binding (QU-02) and stores it as displayed, so that exactly this plan can be executed. */
export async function planBinding(input: BindingInput, context: Planning): Promise<BindPlan> {
  const queueId = await queueNumber(input.queueId, context);
  const agents = input.kind === 'bind' ? await chooseAgents(input.agentIds, context) : [];
  const chosen = await choose(input.selection, queueId, context);
  const { items: changing, full } = await planItems(chosen, { agents, split: input.split }, context);
  // Cases without an agent stay unchanged.
  const items = input.kind === 'bind' ? changing.filter(({ toAgentId }) => toAgentId !== null) : changing;
  const shares = getShares(items);
  const losers = await findHolders(getLosers(shares), context);
  const operation = await storeBindPlan({ kind: input.kind, queueId, agents, items, state: 'planned' }, context);
  const plan = {
    operation,
    unassigned: items.filter(({ agentId }) => agentId === null).length,
    staying: chosen.length - changing.length,
    unfit: changing.length - items.length - full,
    full,
    agents: agents.map((agent) => getPlan(agent, shares.get(agent.id))),
    losing: losers.map((agent) => getPlan(agent, shares.get(agent.id))),
    needsApproval: items.length > 0 && (await isMoveAboveLimit(items.length, context)),
  };
  return serializePlan(plan, context);
}
