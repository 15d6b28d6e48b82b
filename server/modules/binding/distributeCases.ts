import type { Minor } from '@/contract/minor';
import type { BindingSplit } from '@/contract/codes/bindingSplit';

/** A case that is to be given away; amount in minor units. */
export interface SharedCase {
  readonly id: number;
  readonly amount: Minor;
}

/** Somebody who gets cases, and how many that one holds already. */
export interface Sharer {
  readonly id: number;
  readonly load: number;
}

interface Share {
  readonly id: number;
  weight: number;
  amount: number;
}

/** What each way counts of a case, and whether what somebody holds already counts as well. */
const WAYS: Readonly<
  Record<BindingSplit, { readonly weigh: (of: SharedCase) => number; readonly begins: (sharer: Sharer) => number }>
> = {
  count: { weigh: () => 1, begins: () => 0 },
  amount: { weigh: ({ amount }) => amount, begins: () => 0 },
  load: { weigh: () => 1, begins: ({ load }) => load },
};

const lighter = (one: Share, other: Share): Share => {
  if (one.weight !== other.weight) return one.weight < other.weight ? one : other;
  return other.amount < one.amount ? other : one;
};

/**
 * Distributes cases: the largest first, each to whoever has the least so far, by number, by amount, or by what is held in the end;
 * of equals whoever has the smaller amount. By number and load the shares differ by one case at most, unless loads differed by more (QU-02).
 */
export function distributeCases(
  cases: readonly SharedCase[],
  sharers: readonly Sharer[],
  split: BindingSplit,
): Map<number, number> {
  const { weigh, begins } = WAYS[split];
  const shares: Share[] = sharers.map((sharer) => ({ id: sharer.id, weight: begins(sharer), amount: 0 }));
  const given = new Map<number, number>();
  if (shares.length === 0) return given;
  for (const each of cases.toSorted((one, other) => other.amount - one.amount || one.id - other.id)) {
    const share = shares.reduce(lighter);
    share.weight += weigh(each);
    share.amount += each.amount;
    given.set(each.id, share.id);
  }
  return given;
}
