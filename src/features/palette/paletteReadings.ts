import { PALETTE_SEARCH_MIN } from '@/contract/ourLimits';
import { isPhoneSearch } from '@/contract/rules';
import { type Reading, getReading } from '@/ui/list/searchReading';

/** Returns the possible interpretations of a text for the search of cases. A number may belong to a phone, a case or a loan. */
export function getReadings(text: string): readonly Reading[] {
  if (text.length < PALETTE_SEARCH_MIN && !/^\d/u.test(text.normalize('NFKC'))) return [];
  const by = getReading(text);
  if (by === 'loanId') return ['loanId', 'borrowerId'];
  if (by !== 'borrowerPhone') return [by];
  return isPhoneSearch(text) ? ['id', 'loanId', 'borrowerPhone'] : ['id', 'loanId'];
}
