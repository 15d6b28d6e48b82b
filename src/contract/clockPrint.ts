import { zoneOffset } from './zoneOffset';

const DAY_MS = 86_400_000;
/** A change of a clock lasts longer than this. */
const STEP_DAYS = 14;
/** As far ahead as a contact's moment is looked for. */
const STEPS = 27;

const offsetOrNone = (at: number, zone: string): number | null => {
  try {
    return zoneOffset(at, zone);
  } catch {
    return null;
  }
};

/**
 * What a machine's time zone data says of the clocks of some zones in the year after a day of UTC (milliseconds of the epoch), in a few
 * letters: browsers do not tell which data they have, so two machines compare this. A zone that it does not know is a word, too.
 */
export function clockPrint(zones: readonly string[], from: number): string {
  const days = Array.from({ length: STEPS }, (_, step) => from + step * STEP_DAYS * DAY_MS);
  const offsets = zones.flatMap((zone) => days.map((at) => `${offsetOrNone(at, zone) ?? '?'}`)).join();
  let print = 0;
  for (const letter of offsets) print = Math.imul(print, 31) + (letter.codePointAt(0) ?? 0);
  return (print >>> 0).toString(36);
}
