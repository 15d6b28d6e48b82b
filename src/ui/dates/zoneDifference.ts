import { isTimeZone } from '@/contract/rules';
import { zoneOffset } from '@/contract/zoneOffset';
import { browserTimeZone } from './browserTimeZone';

const getCity = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

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
  return around.test(name) ? name.replace(around, '') : getCity(timeZone);
}

/** Returns the institution's offset from the browser's zone in hours, or undefined if both clocks show the same. */
export function zoneDifference(house: string | null | undefined, at: Date) {
  const own = browserTimeZone();
  if (!house || !isTimeZone(house) || !isTimeZone(own)) return undefined;
  const minutes = Math.round((zoneOffset(at.getTime(), house) - zoneOffset(at.getTime(), own)) / 60_000);
  return minutes === 0 ? undefined : { hours: minutes / 60 };
}
