import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';

/** Prefixes that a country has given up, before the national number; its numbering plan does not know them any more. */
const ENDED_PREFIXES: Readonly<Partial<Record<CountryCode, RegExp>>> = {
  // To and between mobiles until 2019.
  MX: /^(?:04[45]|01|1)(?=\d{10}$)/u,
  // From landlines to mobiles until 2021.
  CO: /^0?3(?=3\d{9}$)/u,
};

/** The country of an institution's numbers: that of its currency, the first two letters of ISO 4217; none for a currency of several. */
export function homeCountry({ currency }: { readonly currency: string }): CountryCode | undefined {
  const code = currency.slice(0, 2).toUpperCase();
  return isSupportedCountry(code) ? code : undefined;
}

const parse = (text: string, home: CountryCode | undefined) =>
  parsePhoneNumberFromString(text, { extract: false, ...(home !== undefined && { defaultCountry: home }) });

/** Parses a number without the prefixes that its country has given up; undefined for what cannot be one. */
export function parsePhone(text: string, home: CountryCode | undefined) {
  const number = parse(text, home);
  const country = number?.country;
  if (number === undefined || country === undefined || number.isPossible()) return number;
  const national = number.nationalNumber.replace(ENDED_PREFIXES[country] ?? /^$/u, '');
  return parse(`+${getCountryCallingCode(country)}${national}`, home);
}

/** Digits that are the home country's without a doubt; parsing each of a million numbers takes a minute. */
const isPlain = (text: string, home: CountryCode): boolean =>
  /^[1-9]\d{7,9}$/u.test(text) && !text.startsWith(getCountryCallingCode(home));

/**
 * Returns a number in the form in which it is stored: the national digits of the home country, E.164 of another one. What is no
 * possible number stays as it is written.
 */
export function toStoredPhone(text: string, home: CountryCode | undefined): string {
  const written = text.trim();
  if (home !== undefined && isPlain(written, home)) return written;
  const number = parsePhone(written, home);
  if (number === undefined || !number.isPossible()) return written;
  return number.country === home ? number.nationalNumber : number.number;
}

/** Returns a number with its country before it (E.164), as diallers and gateways take it; what is no possible number stays as it is. */
export function toE164(phone: string, home: CountryCode | undefined): string {
  const number = parsePhone(phone, home);
  return number?.isPossible() ? number.number : phone;
}

/** Whether a text has more digits than a number of its country: two numbers in one cell. */
export const isTooLongPhone = (text: string, home: CountryCode | undefined): boolean =>
  validatePhoneNumberLength(toStoredPhone(text, home), home) === 'TOO_LONG';

/** Whether two numbers are the same, however they are written. */
export const isSamePhone = (one: string, other: string, home: CountryCode | undefined): boolean =>
  toStoredPhone(one, home).replaceAll(/\D/gu, '') === toStoredPhone(other, home).replaceAll(/\D/gu, '');
