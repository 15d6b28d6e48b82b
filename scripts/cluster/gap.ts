import type { Write } from '../durability/book';

/** The longest time from a moment on in which nobody's write was acknowledged, in milliseconds. */
export const longestGap = (writes: readonly Write[], since: number): number => {
  const times = writes
    .filter(({ answer, answeredAt }) => answer.outcome === 'done' && answeredAt > since)
    .map(({ answeredAt }) => answeredAt)
    .toSorted((one, other) => one - other);
  return Math.round(Math.max(0, ...times.map((time, at) => time - (times[at - 1] ?? since))));
};
