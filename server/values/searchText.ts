import { isPhoneSearch } from '@/contract/rules';
import { phoneDigits } from './phoneDigits';
import { stripNul } from './stripNul';
import { Refusal } from '../kernel/refusal';

/** A pattern that finds a text anywhere; its own % and _ are ordinary signs. */
export const anywhere = (text: string): string => `%${stripNul(text).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** The digits of a number that is searched for; too few are refused. */
export function searchedDigits(text: string): string {
  if (!isPhoneSearch(text)) throw new Refusal('invalidInput', { fields: 'borrowerPhone' });
  return phoneDigits(text);
}
