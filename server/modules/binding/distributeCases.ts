import type { Minor } from '@/contract/minor';
import type { BindingSplit } from '@/contract/codes/bindingSplit';
import { type CaseKind, isWorkedBy, type WorksOn } from './caseKind';

/** A case that is to be given away; amount in minor units. */
export interface SharedCase {
  readonly id: number;
  readonly amount: Minor;
  /** Needed where somebody works cases of some kinds only. */
  readonly kind?: CaseKind | undefined;
}

/** Somebody who gets cases, what that one works, and how many cases are held already. */
export interface Sharer extends WorksOn {
  readonly id: number;
  readonly load: number;
  /** By weight: how many cases for each one of an equal share; 1 unless said. */
  readonly pace?: number | undefined;
  /** How many more cases somebody takes; as many as come unless said. */
  readonly room?: number | undefined;
}

interface Share {
  readonly sharer: Sharer;
  weight: number;
  amount: number;
  room: number;
}

interface Way {
  /** What a case counts for somebody. */
  readonly weigh: (of: SharedCase, sharer: Sharer) => number;
  /** What somebody begins with: what is held already may count as well. */
  readonly begins: (sharer: Sharer) => number;
}

/** The slower somebody takes cases, the more each of them counts. */
const slowness = ({ pace = 1 }: Sharer): number => 1 / pace;

const WAYS: Readonly<Record<BindingSplit, Way>> = {
  count: { weigh: () => 1, begins: () => 0 },
  amount: { weigh: ({ amount }) => amount, begins: () => 0 },
  load: { weigh: () => 1, begins: ({ load }) => load },
  // Whoever would have the least with the case gets it: the first ones go to the quickest.
  weighted: { weigh: (_, sharer) => slowness(sharer), begins: slowness },
};

const lighter = (one: Share, other: Share): Share => {
  if (one.weight !== other.weight) return one.weight < other.weight ? one : other;
  return other.amount < one.amount ? other : one;
};

/** Those who work a case; found once for each kind. */
function takersAmong(shares: readonly Share[]): (of: SharedCase) => readonly Share[] {
  const known = new Map<string, readonly Share[]>();
  return ({ kind }) => {
    const name = `${kind?.product}\n${kind?.loanType}`;
    const takers = known.get(name) ?? shares.filter(({ sharer }) => isWorkedBy(sharer, kind));
    known.set(name, takers);
    return takers;
  };
}

/**
 * Distributes cases: the largest first, each to whoever works its kind and has the least so far, by number, by amount, by what is held in the end, or by weight;
 * of equals whoever has the smaller amount. By number and load the shares differ by one case at most, unless loads differed by more (QU-02);
 * a case that nobody of them works, or that none of those who work it has room for, is given to nobody.
 */
export function distributeCases(
  cases: readonly SharedCase[],
  sharers: readonly Sharer[],
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
  const given = new Map<number, number>();
  for (const each of cases.toSorted((one, other) => other.amount - one.amount || one.id - other.id)) {
    const [first, ...others] = takersOf(each).filter(({ room }) => room > 0);
    if (!first) continue;
    const share = others.reduce(lighter, first);
    share.weight += weigh(each, share.sharer);
    share.amount += each.amount;
    share.room -= 1;
    given.set(each.id, share.sharer.id);
  }
  return given;
}
