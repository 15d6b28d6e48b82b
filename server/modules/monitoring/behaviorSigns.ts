import type { BehaviorSeverity } from '@/contract/codes/complaintCodes';
import type { BehaviorSignRow } from '@/contract/entities/management/behavior';
import type { BehaviorFigures } from './behaviorCountStore';

/** Minimum number of accesses to personal data per day that can be unusual. */
export const REVEALS_UNUSUAL_MIN = 20;
/** Multiple of the user's or the group's usual day from which a day is unusual. */
const REVEALS_UNUSUAL_TIMES = 3;
/** Minimum number of different borrowers per day that can be unusual. */
export const BORROWERS_UNUSUAL_MIN = 30;
/** Multiple of the usual number of borrowers, of the user or of the group, from which a day is unusual. */
const BORROWERS_UNUSUAL_TIMES = 3;
/** Number of entries at odd hours from which they are unusual. */
const ODD_HOURS_MIN = 3;
/** Multiple of the threshold from which a sign is serious. */
const UNUSUAL_SERIOUS_TIMES = 2;

/** The most severe first. */
export const SEVERITIES: readonly BehaviorSeverity[] = ['serious', 'noticeable', 'usual'];

interface Threshold {
  readonly sign: 'manyReveals' | 'manyBorrowers';
  readonly least: number;
  readonly times: number;
}

interface RatePair {
  readonly own: number | null;
  readonly group: number | null;
}

const graded = (value: number, threshold: number): BehaviorSeverity =>
  value >= threshold * UNUSUAL_SERIOUS_TIMES ? 'serious' : 'noticeable';

const tenth = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10);

/** Compares the busiest day with a multiple of the user's usual day, or of the group's if the user has no earlier data. */
function busiest(
  { sign, least, times }: Threshold,
  days: readonly { readonly day: string; readonly value: number }[],
  { own, group }: RatePair,
): BehaviorSignRow[] {
  const top = days.reduce((most, day) => (day.value > most.value ? day : most), { day: '', value: 0 });
  const threshold = Math.max(least, times * (own ?? group ?? 0));
  if (top.value < threshold) return [];
  const { day, value } = top;
  return [{ sign, severity: graded(value, threshold), value, ownUsual: tenth(own), groupUsual: tenth(group), day }];
}

const alone = (sign: 'oddHours' | 'newAddress', value: number, severity: BehaviorSeverity): BehaviorSignRow => ({
  sign,
  severity,
  value,
  ownUsual: null,
  groupUsual: null,
  day: null,
});

const REVEALS = { sign: 'manyReveals', least: REVEALS_UNUSUAL_MIN, times: REVEALS_UNUSUAL_TIMES } as const;
const BORROWERS = { sign: 'manyBorrowers', least: BORROWERS_UNUSUAL_MIN, times: BORROWERS_UNUSUAL_TIMES } as const;

/** Returns the reasons why a user's behavior is unusual, the most severe first (MO-01; docs/monitoring.md has the formulas). */
export function getSigns(figures: BehaviorFigures): BehaviorSignRow[] {
  const { days, oddHours, newAddresses } = figures;
  const signs = [
    ...busiest(
      REVEALS,
      days.map(({ day, reveals }) => ({ day, value: reveals })),
      { own: figures.ownReveals, group: figures.groupReveals },
    ),
    ...(oddHours >= ODD_HOURS_MIN ? [alone('oddHours', oddHours, graded(oddHours, ODD_HOURS_MIN * 2))] : []),
    ...busiest(
      BORROWERS,
      days.map(({ day, borrowers }) => ({ day, value: borrowers })),
      { own: figures.ownBorrowers, group: figures.groupBorrowers },
    ),
    ...(newAddresses > 0 ? [alone('newAddress', newAddresses, 'noticeable')] : []),
  ];
  return signs.toSorted((one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity));
}
