import { isTimeZone } from '@/contract/rules';
import { getZoneOffset } from '@/contract/getZoneOffset';
import { getBrowserTimeZone } from './getBrowserTimeZone';

const getCity = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** Text around the place in a time zone's name in Chinese and Spanish. English uses abbreviations there. */
const AROUND_PLACE: readonly (readonly [language: string, RegExp])[] = [
  ['zh', /时间$/u],
  ['es', /^hora (?:del? )?/u],
];

/** Cities that Chrome does not translate. */
const PLACES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'America/Mexico_City': { zh: '墨西哥城', es: 'Ciudad de México' },
  'America/Sao_Paulo': { zh: '圣保罗', es: 'São Paulo', en: 'São Paulo' },
};

/** A zone's city or place in the language of a locale, by which people know it. */
export function formatZonePlace(timeZone: string, locale: string): string {
  const known = PLACES[timeZone]?.[locale.slice(0, 2)];
  if (known !== undefined) return known;
  const around = AROUND_PLACE.find(([language]) => locale.startsWith(language))?.[1];
  if (around === undefined) return getCity(timeZone);
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return around.test(name) ? name.replace(around, '') : getCity(timeZone);
}

/** Returns the institution's offset from the browser's zone in hours, or undefined if both clocks show the same. */
export function getZoneDifference(house: string | null | undefined, at: Date) {
  const own = getBrowserTimeZone();
  if (!house || !isTimeZone(house) || !isTimeZone(own)) return undefined;
  const minutes = Math.round((getZoneOffset(at.getTime(), house) - getZoneOffset(at.getTime(), own)) / 60_000);
  return minutes === 0 ? undefined : { hours: minutes / 60 };
}
