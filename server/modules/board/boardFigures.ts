import { type BoardFact, FACT_NAMES, type FactName } from './boardFactStore';
import { getPercentOrNull } from '../../values/percent';

/** Sums of counted facts; amounts in minor units. Held cases are absent if they were not stored. */
export type Facts = Readonly<Partial<Record<FactName, number>>>;

/** Returns the sum of facts. */
export function addFacts(all: readonly Facts[]): Facts {
  const sum: Partial<Record<FactName, number>> = {};
  for (const facts of all) {
    for (const name of FACT_NAMES) {
      const number = facts[name];
      if (number !== undefined) sum[name] = (sum[name] ?? 0) + number;
    }
  }
  return sum;
}

/** Groups facts by one of their keys; null for facts without it. */
export function groupFacts(
  key: 'agentId' | 'queueId' | 'day',
  all: readonly BoardFact[],
): Map<number | string | null, Facts> {
  const groups = new Map<number | string | null, Facts>();
  for (const each of all) groups.set(each[key], addFacts([groups.get(each[key]) ?? {}, each.facts]));
  return groups;
}

/** Returns a count or sum; 0 if it is absent. */
export const getCount = (facts: Facts, name: FactName): number => facts[name] ?? 0;

/** Calculates the rates of a sum of facts, each a part of its whole (docs/board.md). `target` in minor units. */
export function getRates(facts: Facts, target: number | null) {
  const { boundCases, dueAmount } = facts;
  return {
    targetRate: target === null ? null : getPercentOrNull(getCount(facts, 'recovered'), target),
    rightPartyContactRate: getPercentOrNull(getCount(facts, 'rightPartyCases'), getCount(facts, 'handledCases')),
    promiseRate: getPercentOrNull(getCount(facts, 'promisedCases'), getCount(facts, 'reachedCases')),
    keptPromiseRate: getPercentOrNull(getCount(facts, 'promisesKept'), getCount(facts, 'promisesDue')),
    liquidationRate:
      dueAmount === undefined
        ? null
        : getPercentOrNull(getCount(facts, 'recovered'), dueAmount + getCount(facts, 'recovered')),
    settlementRate:
      boundCases === undefined
        ? null
        : getPercentOrNull(getCount(facts, 'settledCases'), boundCases + getCount(facts, 'settledCases')),
  };
}
