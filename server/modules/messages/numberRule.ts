import { type CountryCode, getCountries, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { CallerContext } from '../../access/callContext';
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
  const own = context.caller.currency.slice(0, 2).toUpperCase();
  return (countries.trim() === '' ? [own] : set).filter((each) => isSupportedCountry(each));
}

const parsed = (text: string, [home]: readonly CountryCode[]) =>
  parsePhoneNumberFromString(text, { extract: false, ...(home !== undefined && { defaultCountry: home }) });

/** Whether a number can be one of these countries; without a country before it, it is one of the first. */
export function isNumberOf(text: string, countries: readonly CountryCode[]): boolean {
  const number = parsed(text, countries);
  return number?.country !== undefined && countries.includes(number.country) && number.isPossible();
}

const written = (text: string, countries: readonly CountryCode[]): string =>
  parsed(text, countries)?.number ?? text.replaceAll(/\D/g, '');

/** Whether two numbers are the same, however they are written, with the country before them or without. */
export const isSameNumber = (one: string, other: string, countries: readonly CountryCode[]): boolean =>
  written(one, countries) === written(other, countries);
