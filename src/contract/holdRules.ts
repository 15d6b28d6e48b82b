import { type HoldKind, HOLD_KIND } from './codes/holdKind';
import { codeValues } from './codes/codeTable';
import { HOLD_DAYS_MAX } from './ourLimits';

/** The kinds that somebody decides; a complaint holds by itself, as long as it is open (MI-10). */
export type DecidedHoldKind = Exclude<HoldKind, 'complaint'>;

/** See DecidedHoldKind. */
export const DECIDED_HOLD_KINDS: readonly DecidedHoldKind[] = codeValues(HOLD_KIND).filter(
  (kind) => kind !== 'complaint',
);

const ENDLESS: readonly HoldKind[] = ['death', 'insolvency'];

/** A hold under which nobody is to pay before others have decided whose money it is: codes to pay with are taken back (MI-06, MI-10). */
export const endsCodes = (kind: HoldKind): boolean => ENDLESS.includes(kind);

/** A hold needs a last day, from today to a year ahead; what has no end of its own, a death and an insolvency, may go without (MI-10). */
export function isHoldEnd(kind: HoldKind, untilDay: string | null, today: string): boolean {
  if (untilDay === null) return ENDLESS.includes(kind);
  const ahead = (Date.parse(untilDay) - Date.parse(today)) / 86_400_000;
  return ahead >= 0 && ahead <= HOLD_DAYS_MAX;
}
