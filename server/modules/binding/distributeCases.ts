import type { Minor } from '@/contract/minor';
import type { BindingSplit } from '@/contract/codes/queueCodes';
import { type CaseKind, canWorkCase, type CaseKindFilter } from './caseKind';

/** Case to assign; amount in minor units. */
export interface AssignableCase {
  readonly id: number;
  readonly amount: Minor;
  /** Required if an agent works only some kinds of cases. */
  readonly kind?: CaseKind | undefined;
}

/** Agent who receives cases, with the kinds that the agent works and the number of cases already held. */
export interface CaseReceiver extends CaseKindFilter {
  readonly id: number;
  readonly load: number;
  /** For the split by weight: cases per case of an equal share; default 1. */
  readonly pace?: number | undefined;
  /** Maximum number of additional cases; default unlimited. */
  readonly room?: number | undefined;
}

interface Share {
  readonly sharer: CaseReceiver;
  weight: number;
  amount: number;
  room: number;
}

interface DistributionRule {
  /** Returns the weight of a case for an agent. */
  readonly weigh: (of: AssignableCase, sharer: CaseReceiver) => number;
  /** Returns the initial weight of an agent, which may include the cases already held. */
  readonly begins: (sharer: CaseReceiver) => number;
}

/** Returns the weight of one case for an agent: the inverse of the pace. */
const slowness = ({ pace = 1 }: CaseReceiver): number => 1 / pace;

const WAYS: Readonly<Record<BindingSplit, DistributionRule>> = {
  count: { weigh: () => 1, begins: () => 0 },
  amount: { weigh: ({ amount }) => amount, begins: () => 0 },
  load: { weigh: () => 1, begins: ({ load }) => load },
  // The agent with the lowest weight after the assignment receives the case: the first ones go to the fastest.
  weighted: { weigh: (_, sharer) => slowness(sharer), begins: slowness },
};

const lighter = (one: Share, other: Share): Share => {
  if (one.weight !== other.weight) return one.weight < other.weight ? one : other;
  return other.amount < one.amount ? other : one;
};

/** Finds the agents for a case; cached by kind. */
function takersAmong(shares: readonly Share[]): (of: AssignableCase) => readonly Share[] {
  const known = new Map<string, readonly Share[]>();
  return ({ kind }) => {
    const name = `${kind?.product}\n${kind?.loanType}`;
    const takers = known.get(name) ?? shares.filter(({ sharer }) => canWorkCase(sharer, kind));
    known.set(name, takers);
    return takers;
  };
}

/**
 * Distributes cases, largest first, each to the agent of its kind with the least so far: by number, amount, final load or
 * weight. Of equals the agent with the smaller amount receives the case. By number and load the shares differ by at most one
 * case, unless the loads differed by more (QU-02). A case without an agent of its kind, or with none who has capacity, stays
 * unassigned.
 */
export function distributeCases(
  cases: readonly AssignableCase[],
  sharers: readonly CaseReceiver[],
  split: BindingSplit,
): Map<number, number> {
  const { weigh, begins } = WAYS[split];
  const shares: Share[] = sharers.map((sharer) => ({
    sharer,
    weight: begins(sharer),
    amount: 0,
    room: sharer.room ?? Infinity,
  }));
  const takersOf = takersAmong(shares);
  const assignments = new Map<number, number>();
  for (const each of cases.toSorted((one, other) => other.amount - one.amount || one.id - other.id)) {
    const [first, ...others] = takersOf(each).filter(({ room }) => room > 0);
    if (!first) continue;
    const share = others.reduce(lighter, first);
    share.weight += weigh(each, share.sharer);
    share.amount += each.amount;
    share.room -= 1;
    assignments.set(each.id, share.sharer.id);
  }
  return assignments;
}
