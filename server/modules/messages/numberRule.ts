import { type CountryCode, getCountries, isSupportedCountry } from 'libphonenumber-js/max';
import type { CallerContext } from '../../access/callContext';
import { homeCountry, parsePhone } from '../../values/phoneNumber';
import { readSmsSettings } from './smsSettingStore';

/** The countries (ISO 3166-1) that have telephone numbers. */
export const allCountries: () => CountryCode[] = getCountries;

/**
 * The countries to whose numbers an institution writes by hand: its setting `sms.countries`, else the country of its
 * currency (the first two letters of ISO 4217). A currency of several countries names none; then none is allowed until it is set.
 */
export async function smsCountries(context: Pick<CallerContext, 'tx' | 'caller'>): Promise<CountryCode[]> {
  const { countries = '' } = await readSmsSettings(context);
  const set = countries.toUpperCase().split(/[\s,;]+/);
  const own = homeCountry(context.caller);
  return countries.trim() === '' ? (own ? [own] : []) : set.filter((each) => isSupportedCountry(each));
}

/** Whether a number can be one of these countries; without a country before it, it is one of the first. */
export function isNumberOf(text: string, countries: readonly CountryCode[]): boolean {
  const number = parsePhone(text, countries[0]);
  return number?.country !== undefined && countries.includes(number.country) && number.isPossible();
}
