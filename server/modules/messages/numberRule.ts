import { type CountryCode, getCountries, isSupportedCountry } from 'libphonenumber-js/max';
import type { CallerContext } from '../../access/callContext';
import { homeCountry, parsePhone } from '../../values/phoneNumber';
import { readSmsSettings } from './smsSettingStore';

/** The countries (ISO 3166-1) that have telephone numbers. */
export const allCountries: () => CountryCode[] = getCountries;

/**
 * Returns the countries to whose numbers an institution may send messages by hand: its setting `sms.countries`, else the
 * country of its currency (the first two letters of ISO 4217). A currency of several countries has none; then no number is
 * allowed until the setting exists.
 */
export async function smsCountries(context: Pick<CallerContext, 'tx' | 'caller'>): Promise<CountryCode[]> {
  const { countries = '' } = await readSmsSettings(context);
  const set = countries.toUpperCase().split(/[\s,;]+/);
  const own = homeCountry(context.caller);
  return countries.trim() === '' ? (own ? [own] : []) : set.filter((each) => isSupportedCountry(each));
}

/** Returns true if a number can belong to one of these countries; without a country code it belongs to one of the first. */
export function isNumberOf(text: string, countries: readonly CountryCode[]): boolean {
  const number = parsePhone(text, countries[0]);
  return number?.country !== undefined && countries.includes(number.country) && number.isPossible();
}
