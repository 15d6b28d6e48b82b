import type { taskFilters, TaskRow } from '@/contract/entities/cases/task';

/** Possible interpretations of a text in the search box; each is a filter of the lists. */
export const SEARCH_MODES = [
  'borrowerName',
  'borrowerPhone',
  'loanId',
  'borrowerId',
  'id',
] as const satisfies readonly (keyof typeof taskFilters)[];

export type SearchMode = (typeof SEARCH_MODES)[number];

export const isSearchMode = (name: string): name is SearchMode => SEARCH_MODES.some((each) => each === name);

/**
 * Returns the shape of a number, with runs of digits combined. A text of digits only retains its length: 'MXU9' is a user's number,
 * '99999999' is recognized by its length.
 */
const getShape = (text: string): string =>
  /^\d+$/.test(text) ? '9'.repeat(text.length) : text.toUpperCase().replaceAll(/\d+/g, '9');

/** Minimum length of a full phone number; fewer digits without letters are more likely a loan ID. */
const WHOLE_PHONE_MIN = 9;

/** Returns true if the digits alone form a number that this institution writes with a letter prefix. */
const isCore = (text: string, number: string): boolean =>
  /^\d+$/.test(text) && text.length < WHOLE_PHONE_MIN && text.length === number.replace(/^\D+/, '').length;

/** Returns the kind of case number that a text resembles. */
function readAsExample(text: string, { loanId, borrowerId }: Pick<TaskRow, 'loanId' | 'borrowerId'>) {
  const shape = getShape(text);
  if (shape === getShape(loanId)) return 'loanId';
  if (shape === getShape(borrowerId)) return 'borrowerId';
  return isCore(text, loanId) ? 'loanId' : undefined;
}

/** Returns the default interpretation of a search text. A case on the screen shows the number format of this institution. */
export function getSearchMode(typed: string, example?: Pick<TaskRow, 'loanId' | 'borrowerId'>): SearchMode {
  const text = typed.normalize('NFKC').trim();
  const known = example && readAsExample(text, example);
  if (known) return known;
  if (/^[\d\s()+.-]+$/.test(text)) return 'borrowerPhone';
  return /\d/.test(text) && /^[\w.:-]+$/.test(text) ? 'loanId' : 'borrowerName';
}

/** Returns the content of the search box for an address. The other searches of the address are shown among the filters. */
export function parseSearch(query: Partial<Record<SearchMode, string | undefined>>): {
  readonly text: string;
  readonly by?: SearchMode;
} {
  const by = SEARCH_MODES.find((name) => query[name] !== undefined);
  return by ? { text: query[by] ?? '', by } : { text: '' };
}
