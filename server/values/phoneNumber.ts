import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';

/** Discontinued prefixes before the national number, which the country's numbering plan no longer contains. */
const ENDED_PREFIXES: Readonly<Partial<Record<CountryCode, RegExp>>> = {
  // Prefix to and between mobiles until 2019.
  MX: /^(?:04[45]|01|1)(?=\d{10}$)/u,
  // Prefix from landlines to mobiles until 2021.
  CO: /^0?3(?=3\d{9}$)/u,
};

/**
 * Returns the country of an institution's numbers by its currency, the first two letters of ISO 4217; none for a currency of several
 * countries.
 */
export function getHomeCountry({ currency }: { readonly currency: string }): CountryCode | undefined {
  const code = currency.slice(0, 2).toUpperCase();
  return isSupportedCountry(code) ? code : undefined;
}

const parse = (text: string, home: CountryCode | undefined) =>
  parsePhoneNumberFromString(text, { extract: false, ...(home !== undefined && { defaultCountry: home }) });

/** Parses a number without its country's discontinued prefixes; undefined if it is invalid. */
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
 * Converts a number to its stored form: national digits for the home country, E.164 for others. An impossible number is returned
 * unchanged.
 */
export function toStoredPhone(text: string, home: CountryCode | undefined): string {
  const written = text.trim();
  if (home !== undefined && isPlain(written, home)) return written;
  const number = parsePhone(written, home);
  if (number === undefined || !number.isPossible()) return written;
  return number.country === home ? number.nationalNumber : number.number;
}

/** Converts a number to E.164, as dialers and gateways require; an impossible number is returned unchanged. */
export function toE164(phone: string, home: CountryCode | undefined): string {
  const number = parsePhone(phone, home);
  return number?.isPossible() ? number.number : phone;
}

/** Lists the digits under which contacts with a number may be stored, however the number was written. */
export const listPhoneDigits = (phone: string, home: CountryCode | undefined): string[] => [
  ...new Set([phone, toStoredPhone(phone, home), toE164(phone, home)].map((each) => each.replaceAll(/\D/gu, ''))),
];

/** Returns true if a text has more digits than a number of its country: two numbers in one cell. */
export const isTooLongPhone = (text: string, home: CountryCode | undefined): boolean =>
  validatePhoneNumberLength(toStoredPhone(text, home), home) === 'TOO_LONG';

/** Returns true if two numbers are equal in any notation. */
export const isSamePhone = (one: string, other: string, home: CountryCode | undefined): boolean =>
  toStoredPhone(one, home).replaceAll(/\D/gu, '') === toStoredPhone(other, home).replaceAll(/\D/gu, '');
