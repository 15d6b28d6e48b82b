import { DAY_MS } from './duration';
import { getZoneOffset } from './getZoneOffset';

/** Step width. Every change of an offset lasts longer than this. */
const STEP_DAYS = 14;
/** Number of steps that cover the period in which a contact's next permitted moment is searched. */
const STEPS = 27;

const offsetOrNone = (at: number, zone: string): number | null => {
  try {
    return getZoneOffset(at, zone);
  } catch {
    return null;
  }
};

/**
 * Returns a short fingerprint of the machine's time zone data for some zones, covering the year after a UTC day (epoch milliseconds).
 * Browsers do not expose their data version, so two machines compare fingerprints. An unknown zone gets an entry as well.
 */
export function getClockFingerprint(zones: readonly string[], from: number): string {
  const days = Array.from({ length: STEPS }, (_, step) => from + step * STEP_DAYS * DAY_MS);
  const offsets = zones.flatMap((zone) => days.map((at) => `${offsetOrNone(at, zone) ?? '?'}`)).join();
  let print = 0;
  for (const letter of offsets) print = Math.imul(print, 31) + (letter.codePointAt(0) ?? 0);
  return (print >>> 0).toString(36);
}
