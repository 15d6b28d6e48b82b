import type { PlannedItem } from './bindingPlanStore';

/** Cases and amount that a plan assigns to one agent and removes from the agent; amount in minor units. */
export interface Share {
  readonly gets: number;
  readonly getsAmount: number;
  readonly loses: number;
}

/** Share of an agent without a case in the plan. */
export const NOTHING: Share = { gets: 0, getsAmount: 0, loses: 0 };

/** Calculates the shares of all agents of a plan, in one pass over its cases. */
export function getShares(items: readonly PlannedItem[]): Map<number, Share> {
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
export const getLosers = (shares: ReadonlyMap<number, Share>): number[] =>
  [...shares].flatMap(([id, { loses }]) => (loses > 0 ? [id] : []));
