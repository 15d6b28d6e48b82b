import type { PlannedItem } from './bindingPlanStore';

/** What a plan gives to one agent and takes from it; amount in minor units. */
export interface Share {
  readonly gets: number;
  readonly getsAmount: number;
  readonly loses: number;
}

/** The share of an agent whom no case of the plan concerns. */
export const NOTHING: Share = { gets: 0, getsAmount: 0, loses: 0 };

/** The shares of all whom a plan concerns. Each case is looked at once, however many people hold them. */
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

/** Those who lose cases. */
export const getLosers = (shares: ReadonlyMap<number, Share>): number[] =>
  [...shares].flatMap(([id, { loses }]) => (loses > 0 ? [id] : []));
