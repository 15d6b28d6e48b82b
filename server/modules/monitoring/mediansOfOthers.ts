/** What somebody of a group did, a number for each day. */
export interface OwnValues {
  readonly who: string;
  readonly group: string;
  readonly values: readonly number[];
}

const rising = (one: number, other: number): number => one - other;

/** The value at a place of a rising list from which some, rising as well, are taken away. */
const atWithout = (all: readonly number[], taken: readonly number[], place: number): number => {
  let at = place;
  for (const value of taken) if (value <= (all[at] ?? 0)) at += 1;
  return all[at] ?? 0;
};

/** The median as PostgreSQL's percentile_cont(0.5) has it; null of nothing. */
const medianWithout = (all: readonly number[], taken: readonly number[]): number | null => {
  const left = all.length - taken.length;
  if (left === 0) return null;
  const [lower, upper] = [Math.floor((left - 1) / 2), Math.ceil((left - 1) / 2)];
  return (atWithout(all, taken, lower) + atWithout(all, taken, upper)) / 2;
};

/**
 * For each one the median of what the others of the group did, without the own days: who is alone is compared with nobody. Each
 * group is sorted once, for to go through it anew for each of its people takes as long as they are many, squared.
 */
export const mediansOfOthers = (everybody: readonly OwnValues[]): ReadonlyMap<string, number | null> => {
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
