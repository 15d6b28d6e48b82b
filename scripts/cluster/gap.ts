import type { Write } from '../durability/book';

/** Returns the longest period without an acknowledged write since a time, in milliseconds. */
export const findLongestGap = (writes: readonly Write[], since: number): number => {
  const times = writes
    .filter(({ answer, answeredAt }) => answer.outcome === 'done' && answeredAt > since)
    .map(({ answeredAt }) => answeredAt)
    .toSorted((one, other) => one - other);
  return Math.round(Math.max(0, ...times.map((time, at) => time - (times[at - 1] ?? since))));
};
