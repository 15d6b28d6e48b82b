import { isTimeZone } from '@/contract/rules';
import { zoneOffset } from '@/contract/zoneOffset';
import { browserTimeZone } from './browserTimeZone';

/** A zone by the name that people know: its city. */
export const zoneName = (timeZone: string): string => timeZone.replaceAll('_', ' ');

const getCity = (timeZone: string): string => zoneName(timeZone.split('/').at(-1) ?? timeZone);

/** What Chinese and Spanish write around the place in the name of a zone's time. English has abbreviations there. */
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
  // Some browsers know no Chinese names of cities: the whole zone says at least where it is.
  return locale.startsWith('zh') && /[A-Za-z]/u.test(place) ? zoneName(timeZone) : place;
}

/** The browser's zone beside the institution's, and how many hours that one is ahead; undefined where both clocks show the same. */
export function zoneDifference(house: string | null | undefined, at: Date) {
  const own = browserTimeZone();
  if (!house || !isTimeZone(house) || !isTimeZone(own)) return undefined;
  const minutes = Math.round((zoneOffset(at.getTime(), house) - zoneOffset(at.getTime(), own)) / 60_000);
  return minutes === 0 ? undefined : { own: zoneName(own), house: zoneName(house), hours: minutes / 60 };
}
