import { isTimeZone } from '@/contract/rules';
import { zoneOffset } from '@/contract/zoneOffset';
import { browserTimeZone } from './browserTimeZone';

/** A zone by the name that people know: its city. */
export const zoneName = (timeZone: string): string => timeZone.replaceAll('_', ' ');

const getCity = (timeZone: string): string => zoneName(timeZone.split('/').at(-1) ?? timeZone);

/** Text around the place in a time zone's name in Chinese and Spanish. English uses abbreviations there. */
const AROUND_PLACE: readonly (readonly [language: string, RegExp])[] = [
  ['zh', /时间$/u],
  ['es', /^hora (?:del? )?/u],
];

/** A zone's city or place in the language of a locale, by which people know it. */
export function zonePlace(timeZone: string, locale: string): string {
  const around = AROUND_PLACE.find(([language]) => locale.startsWith(language))?.[1];
  if (around === undefined) return getCity(timeZone);
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  if (!around.test(name)) return getCity(timeZone);
  const place = name.replace(around, '');
  // Some browsers have no Chinese city names: the full zone name at least identifies the place.
  return locale.startsWith('zh') && /[A-Za-z]/u.test(place) ? zoneName(timeZone) : place;
}

/**
 * Compares the browser's zone with the institution's. Returns both and the institution's offset in hours, or undefined if both clocks show
 * the same.
 */
export function zoneDifference(house: string | null | undefined, at: Date) {
  const own = browserTimeZone();
  if (!house || !isTimeZone(house) || !isTimeZone(own)) return undefined;
  const minutes = Math.round((zoneOffset(at.getTime(), house) - zoneOffset(at.getTime(), own)) / 60_000);
  return minutes === 0 ? undefined : { own: zoneName(own), house: zoneName(house), hours: minutes / 60 };
}
