import { NUMBERING_PLANS } from './areaZones';

const AREA_LENGTHS = [3, 2] as const;

/** The zones of each area code of a country. */
const AREAS = new Map(
  Object.entries(NUMBERING_PLANS).map(([country, { areas }]) => [
    country,
    new Map(
      areas.flatMap(([zones, codes]) =>
        codes
          .trim()
          .split(/\s+/u)
          .map((code) => [code, zones.split(' ')]),
      ),
    ),
  ]),
);

/** Returns a number as dialed within a country; null if it is not one of that country's. */
function withinCountry(digits: string, country: string): string | null {
  const plan = NUMBERING_PLANS[country];
  if (!plan) return null;
  const before = [plan.country, plan.country + plan.trunk].find(
    (each) => digits.startsWith(each) && digits.length === each.length + plan.length,
  );
  return before === undefined ? null : digits.slice(before.length);
}

/** Without a country code, a number belongs to the country of the rules; with several countries its country is unknown. */
function nationalNumber(phone: string, country: string, countries: readonly string[]): string | null {
  const digits = phone.replaceAll(/\D/gu, '');
  if (phone.trim().startsWith('+')) return withinCountry(digits, country);
  if (countries.length > 1) return null;
  return digits.length === NUMBERING_PLANS[country]?.length ? digits : withinCountry(digits, country);
}

/** Starts with the longest area code that the number can begin with. */
const zonesOfArea = (number: string, country: string): readonly string[] | undefined =>
  AREA_LENGTHS.map((length) => AREAS.get(country)?.get(number.slice(0, length))).find((zones) => zones !== undefined);

/** Returns the zones of a number's area in one of some countries (LC-03); null if unknown, because its owner may be anywhere. */
export function zonesOfNumber(phone: string, countries: readonly string[]): readonly string[] | null {
  for (const country of countries) {
    const number = nationalNumber(phone, country, countries);
    const zones = number === null ? undefined : zonesOfArea(number, country);
    if (zones) return zones;
  }
  return null;
}
