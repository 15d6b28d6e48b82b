import { type BoardFact, FACT_NAMES, type FactName } from './boardFactStore';
import { percentOrNull } from '../../values/percent';

/** Counted things added up; amounts in minor units. What is held is absent where nobody kept it. */
export type Facts = Readonly<Partial<Record<FactName, number>>>;

/** The sum of facts. */
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

/** Facts by one of their keys; null where a fact has none. */
export function factsBy(
  key: 'agentId' | 'queueId' | 'day',
  all: readonly BoardFact[],
): Map<number | string | null, Facts> {
  const groups = new Map<number | string | null, Facts>();
  for (const each of all) groups.set(each[key], addFacts([groups.get(each[key]) ?? {}, each.facts]));
  return groups;
}

/** How often something was counted, or what it adds up to; nothing where it was not. */
export const getCount = (facts: Facts, name: FactName): number => facts[name] ?? 0;

/** The rates of a sum of facts, each a part of its whole (docs/board.md). `target` in minor units. */
export function getRates(facts: Facts, target: number | null) {
  const { boundCases, dueAmount } = facts;
  return {
    targetRate: target === null ? null : percentOrNull(getCount(facts, 'recovered'), target),
    rightPartyContactRate: percentOrNull(getCount(facts, 'rightPartyCases'), getCount(facts, 'handledCases')),
    promiseRate: percentOrNull(getCount(facts, 'promisedCases'), getCount(facts, 'reachedCases')),
    keptPromiseRate: percentOrNull(getCount(facts, 'promisesKept'), getCount(facts, 'promisesDue')),
    liquidationRate:
      dueAmount === undefined
        ? null
        : percentOrNull(getCount(facts, 'recovered'), dueAmount + getCount(facts, 'recovered')),
    settlementRate:
      boundCases === undefined
        ? null
        : percentOrNull(getCount(facts, 'settledCases'), boundCases + getCount(facts, 'settledCases')),
  };
}
