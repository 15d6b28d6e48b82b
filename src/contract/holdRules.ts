import { type HoldKind, HOLD_KIND } from './codes/preferenceCodes';
import { getCodeValues } from './codes/codeTable';
import { HOLD_DAYS_MAX } from './ourLimits';

/** Hold kinds that a user decides. A complaint creates a hold automatically while it is open (MI-10). */
export type DecidedHoldKind = Exclude<HoldKind, 'complaint'>;

export const DECIDED_HOLD_KINDS: readonly DecidedHoldKind[] = getCodeValues(HOLD_KIND).filter(
  (kind) => kind !== 'complaint',
);

const ENDLESS: readonly HoldKind[] = ['death', 'insolvency'];

/** Returns true if a hold revokes payment codes, because it is unclear who owns the money (MI-06, MI-10). */
export const invalidatesCodes = (kind: HoldKind): boolean => ENDLESS.includes(kind);

/**
 * Returns true if the last day of a hold is valid: from today to one year ahead. Only death and insolvency may have no last day (MI-10).
 */
export function isHoldEnd(kind: HoldKind, untilDay: string | null, today: string): boolean {
  if (untilDay === null) return ENDLESS.includes(kind);
  const ahead = (Date.parse(untilDay) - Date.parse(today)) / 86_400_000;
  return ahead >= 0 && ahead <= HOLD_DAYS_MAX;
}
