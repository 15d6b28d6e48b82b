import { PALETTE_SEARCH_MIN } from '@/contract/ourLimits';
import { isPhoneSearch } from '@/contract/rules';
import { type SearchMode, getSearchMode } from '@/ui/list/searchReading';

/** Returns the possible interpretations of a text for the search of cases. A number may belong to a phone, a case or a loan. */
export function getSearchModes(text: string): readonly SearchMode[] {
  if (text.length < PALETTE_SEARCH_MIN && !/^\d/u.test(text.normalize('NFKC'))) return [];
  const by = getSearchMode(text);
  if (by === 'loanId') return ['loanId', 'borrowerId'];
  if (by !== 'borrowerPhone') return [by];
  return isPhoneSearch(text) ? ['id', 'loanId', 'borrowerPhone'] : ['id', 'loanId'];
}
