import type { BoardFigures } from '@/contract/entities/board';
import { type BoardFact, FACT_NAMES, type FactName } from './boardFactStore';
import { sumToWire } from '../../values/wire';
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

const of = (facts: Facts, name: FactName): number => facts[name] ?? 0;

/** The rates of a sum of facts, each a part of its whole (docs/board.md). `target` in minor units. */
export function ratesOf(facts: Facts, target: number | null) {
  const { boundCases, dueAmount } = facts;
  return {
    targetRate: target === null ? null : percentOrNull(of(facts, 'recovered'), target),
    rightPartyContactRate: percentOrNull(of(facts, 'rightPartyCases'), of(facts, 'handledCases')),
    promiseRate: percentOrNull(of(facts, 'promisedCases'), of(facts, 'reachedCases')),
    keptPromiseRate: percentOrNull(of(facts, 'promisesKept'), of(facts, 'promisesDue')),
    liquidationRate:
      dueAmount === undefined ? null : percentOrNull(of(facts, 'recovered'), dueAmount + of(facts, 'recovered')),
    settlementRate:
      boundCases === undefined ? null : percentOrNull(of(facts, 'settledCases'), boundCases + of(facts, 'settledCases')),
  };
}

/** How figures are made out of facts. */
export interface FigureManner {
  /** Minor units; null where there is none to be compared with. */
  readonly target: number | null;
  /** Whether what is held was counted: without, it is not nothing but unknown. */
  readonly hasHeld: boolean;
  readonly digits: number;
}

/** Facts as the wire shows them (DB-01). */
export function figuresOf(counted: Facts, { target, hasHeld, digits }: FigureManner): BoardFigures {
  const facts = hasHeld ? { boundCases: 0, dueAmount: 0, ...counted } : counted;
  const { dueAmount } = facts;
  return {
    boundCases: facts.boundCases ?? null,
    dueAmount: dueAmount === undefined ? null : sumToWire(dueAmount + of(facts, 'recovered'), digits),
    newCases: of(facts, 'newCases'),
    settledCases: of(facts, 'settledCases'),
    recoveredAmount: sumToWire(of(facts, 'recovered'), digits),
    payments: of(facts, 'payments'),
    target: target === null ? null : sumToWire(target, digits),
    handledCases: of(facts, 'handledCases'),
    calls: of(facts, 'calls'),
    connectedCalls: of(facts, 'connectedCalls'),
    reachedCases: of(facts, 'reachedCases'),
    rightPartyCases: of(facts, 'rightPartyCases'),
    promisedCases: of(facts, 'promisedCases'),
    promisesDue: of(facts, 'promisesDue'),
    promisesKept: of(facts, 'promisesKept'),
    ...ratesOf(facts, target),
  };
}
