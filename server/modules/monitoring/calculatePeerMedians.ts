/** Values of a group member, one per day. */
export interface OwnValues {
  readonly who: string;
  readonly group: string;
  readonly values: readonly number[];
}

const rising = (one: number, other: number): number => one - other;

/** Returns the value at an index of an ascending list without some of its values, which are ascending as well. */
const atWithout = (all: readonly number[], taken: readonly number[], place: number): number => {
  let at = place;
  for (const value of taken) if (value <= (all[at] ?? 0)) at += 1;
  return all[at] ?? 0;
};

/** Returns the median like PostgreSQL's percentile_cont(0.5); null without values. */
const medianWithout = (all: readonly number[], taken: readonly number[]): number | null => {
  const left = all.length - taken.length;
  if (left === 0) return null;
  const [lower, upper] = [Math.floor((left - 1) / 2), Math.ceil((left - 1) / 2)];
  return (atWithout(all, taken, lower) + atWithout(all, taken, upper)) / 2;
};

/**
 * Calculates for each member the median of the other members' values, without the member's own; null for a member without
 * others. Each group is sorted once, because sorting it again for every member would take quadratic time.
 */
export const calculatePeerMedians = (everybody: readonly OwnValues[]): ReadonlyMap<string, number | null> => {
  const groups = new Map<string, OwnValues[]>();
  for (const { group } of everybody) groups.set(group, []);
  for (const one of everybody) groups.get(one.group)?.push(one);
  const found = new Map<string, number | null>();
  for (const members of groups.values()) {
    const all = members.flatMap(({ values }) => values).toSorted(rising);
    for (const { who, values } of members) found.set(who, medianWithout(all, values.toSorted(rising)));
  }
  return found;
};
