import { isTimeZone } from '@/contract/rules';
import { zoneOffset } from '@/contract/zoneOffset';
import { ownZone } from './ownZone';

/** A zone by the name that people know: its city. */
export const zoneName = (timeZone: string): string => timeZone.replaceAll('_', ' ');

/** A zone's city or place, by which people know it. */
export const zoneCity = (timeZone: string): string => zoneName(timeZone.split('/').at(-1) ?? timeZone);

/** The browser's zone beside the institution's, and how many hours that one is ahead; undefined where both clocks show the same. */
export function zoneDifference(house: string | null | undefined, at: Date) {
  const own = ownZone();
  if (!house || !isTimeZone(house) || !isTimeZone(own)) return undefined;
  const minutes = Math.round((zoneOffset(at.getTime(), house) - zoneOffset(at.getTime(), own)) / 60_000);
  return minutes === 0 ? undefined : { own: zoneName(own), house: zoneName(house), hours: minutes / 60 };
}
