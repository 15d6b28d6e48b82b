import type { BehaviourSeverity } from '@/contract/codes/behaviourSign';
import type { BehaviourSignRow } from '@/contract/entities/behaviour';
import type { BehaviourFigures } from './behaviourCountStore';

/** With fewer looks at personal data a day than this nobody is unusual. */
export const REVEALS_UNUSUAL_MIN = 20;
/** This many times the user's or the group's usual day is unusual. */
const REVEALS_UNUSUAL_TIMES = 3;
/** With fewer different borrowers a day than this nobody is unusual. */
export const BORROWERS_UNUSUAL_MIN = 30;
/** A day with this many times the usual number of borrowers, of the user or of the group, is unusual. */
const BORROWERS_UNUSUAL_TIMES = 3;
/** From so many entries at odd hours on it is unusual. */
const ODD_HOURS_MIN = 3;
/** Twice the threshold and more is serious. */
const UNUSUAL_SERIOUS_TIMES = 2;

/** The gravest first. */
export const SEVERITIES: readonly BehaviourSeverity[] = ['serious', 'noticeable', 'usual'];

interface Threshold {
  readonly sign: 'manyReveals' | 'manyBorrowers';
  readonly least: number;
  readonly times: number;
}

interface Compared {
  readonly own: number | null;
  readonly group: number | null;
}

const graded = (value: number, threshold: number): BehaviourSeverity =>
  value >= threshold * UNUSUAL_SERIOUS_TIMES ? 'serious' : 'noticeable';

const tenth = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10);

/** The busiest day, compared with that multiple of the user's usual day, or of the group's where nothing earlier is known of the user. */
function busiest(
  { sign, least, times }: Threshold,
  days: readonly { readonly day: string; readonly value: number }[],
  { own, group }: Compared,
): BehaviourSignRow[] {
  const top = days.reduce((most, day) => (day.value > most.value ? day : most), { day: '', value: 0 });
  const threshold = Math.max(least, times * (own ?? group ?? 0));
  if (top.value < threshold) return [];
  const { day, value } = top;
  return [{ sign, severity: graded(value, threshold), value, ownUsual: tenth(own), groupUsual: tenth(group), day }];
}

const alone = (sign: 'oddHours' | 'newAddress', value: number, severity: BehaviourSeverity): BehaviourSignRow => ({
  sign,
  severity,
  value,
  ownUsual: null,
  groupUsual: null,
  day: null,
});

const REVEALS = { sign: 'manyReveals', least: REVEALS_UNUSUAL_MIN, times: REVEALS_UNUSUAL_TIMES } as const;
const BORROWERS = { sign: 'manyBorrowers', least: BORROWERS_UNUSUAL_MIN, times: BORROWERS_UNUSUAL_TIMES } as const;

/** Why somebody's behaviour is unusual, the gravest reason first (MO-01; docs/monitoring.md has the formulas). */
export function getSigns(figures: BehaviourFigures): BehaviourSignRow[] {
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
