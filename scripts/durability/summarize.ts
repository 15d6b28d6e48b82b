import type { Results } from './testEnvironment';

const sorted = (values: readonly number[]): number[] => values.toSorted((one, other) => one - other);
const at = (values: readonly number[], share: number): number =>
  values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Median, 95th percentile and most of some figures. */
export const toShape = (values: readonly number[]) => ({
  median: at(sorted(values), 0.5),
  p95: at(sorted(values), 0.95),
  max: Math.max(0, ...values),
});

/** All that came out, as one line of JSON. */
export const summarize = (
  { faults, tally, back }: Results,
  run: { readonly played: number; readonly seed: number; readonly seconds: number },
): string => {
  const backMs = Object.fromEntries(Object.entries(back).map(([hit, values]) => [hit, toShape(values)]));
  return JSON.stringify({
    ...run,
    faults: faults.counts,
    acknowledged: tally.of('done'),
    refused: tally.of('refused'),
    unknown: tally.of('unknown'),
    sent: tally.sent,
    backMs: { all: toShape(Object.values(back).flat()), ...backMs },
  });
};
