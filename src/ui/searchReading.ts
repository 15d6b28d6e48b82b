import type { taskFilters, TaskRow } from '@/contract/entities/task';

/** What a text in the search box may be read as; each is a filter of the lists. */
export const READINGS = [
  'borrowerName',
  'borrowerPhone',
  'loanId',
  'borrowerId',
  'id',
] as const satisfies readonly (keyof typeof taskFilters)[];

export type Reading = (typeof READINGS)[number];

export const isReading = (name: string): name is Reading => READINGS.some((each) => each === name);

/** Runs of digits count as one, but where there is nothing else: 'MXU9' is a user's number, '99999999' says it by its length. */
const getShape = (text: string): string =>
  /^\d+$/.test(text) ? '9'.repeat(text.length) : text.toUpperCase().replaceAll(/\d+/g, '9');

/** A whole phone number has at least so many digits; fewer without letters are rather a loan's number. */
const WHOLE_PHONE_MIN = 9;

/** Whether digits alone are a number that this institution writes with letters before it. */
const isCore = (text: string, number: string): boolean =>
  /^\d+$/.test(text) && text.length < WHOLE_PHONE_MIN && text.length === number.replace(/^\D+/, '').length;

/** Which number of a case a text looks like. */
function readAsExample(text: string, { loanId, borrowerId }: Pick<TaskRow, 'loanId' | 'borrowerId'>) {
  const shape = getShape(text);
  if (shape === getShape(loanId)) return 'loanId';
  if (shape === getShape(borrowerId)) return 'borrowerId';
  return isCore(text, loanId) ? 'loanId' : undefined;
}

/** As what a text is searched for when nobody chose. A case that is on the screen shows how numbers look in this institution. */
export function getReading(typed: string, example?: Pick<TaskRow, 'loanId' | 'borrowerId'>): Reading {
  const text = typed.normalize('NFKC').trim();
  const known = example && readAsExample(text, example);
  if (known) return known;
  if (/^[\d\s()+.-]+$/.test(text)) return 'borrowerPhone';
  return /\d/.test(text) && /^[\w.:-]+$/.test(text) ? 'loanId' : 'borrowerName';
}

/** What the box shows of an address; the other searches in it stand among the filters. */
export function searchIn(query: Partial<Record<Reading, string | undefined>>): {
  readonly text: string;
  readonly by?: Reading;
} {
  const by = READINGS.find((name) => query[name] !== undefined);
  return by ? { text: query[by] ?? '', by } : { text: '' };
}
