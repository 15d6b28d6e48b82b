import type { CountryCode } from 'libphonenumber-js/max';
import { phoneDigits } from './phoneDigits';
import { parsePhone } from './phoneNumber';

/**
 * Returns the digits of a typed phone number without the country code and discontinued prefixes, as far as they are recognizable. The
 * result is always a suffix of the typed digits, so that it also matches numbers stored with a country code.
 */
export function toNationalDigits(text: string, home: CountryCode | undefined): string {
  const typed = text.normalize('NFKC');
  const number = parsePhone(typed, home);
  if (number && (number.isPossible() || /^(?:\+|00)/.test(typed.trim()))) return number.nationalNumber;
  return phoneDigits(typed);
}
