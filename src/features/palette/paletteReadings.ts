import { PALETTE_SEARCH_MIN } from '@/contract/ourLimits';
import { isPhoneSearch } from '@/contract/rules';
import { type Reading, getReading } from '@/ui/searchReading';

/** As what the palette looks a text up among the cases; a number may be a phone's, a case's or a loan's. */
export function getReadings(text: string): readonly Reading[] {
  if (text.length < PALETTE_SEARCH_MIN && !/^\d/u.test(text.normalize('NFKC'))) return [];
  const by = getReading(text);
  if (by === 'loanId') return ['loanId', 'borrowerId'];
  if (by !== 'borrowerPhone') return [by];
  return isPhoneSearch(text) ? ['id', 'loanId', 'borrowerPhone'] : ['id', 'loanId'];
}
