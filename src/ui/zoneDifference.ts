import { isTimeZone } from '@/contract/rules';
import { ownZone } from './ownZone';

/** How far a zone's clock is from UTC at a moment, in minutes; it is read as if it stood at UTC. */
function minutesOf(timeZone: string, at: Date): number {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at);
  return Math.round((Date.parse(`${clock.replace(' ', 'T')}Z`) - at.getTime()) / 60_000);
}

/** A zone by the name that people know: its city. */
export const zoneName = (timeZone: string): string => timeZone.replaceAll('_', ' ');

/** The browser's zone beside the institution's, and how many hours that one is ahead; undefined where both clocks show the same. */
export function zoneDifference(house: string | null | undefined, at: Date) {
  const own = ownZone();
  if (!house || !isTimeZone(house) || !isTimeZone(own)) return undefined;
  const minutes = minutesOf(house, at) - minutesOf(own, at);
  return minutes === 0 ? undefined : { own: zoneName(own), house: zoneName(house), hours: minutes / 60 };
}
