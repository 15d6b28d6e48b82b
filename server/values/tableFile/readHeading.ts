import { getHeadingNames, escapeInvisible } from '../cellText';
import { FileProblem } from './fileProblem';
import { toColumn } from './findSeparator';

/** Permitted columns of a file. */
export interface TableColumns {
  readonly columns: readonly { readonly name: string; readonly required?: true }[];
  /** Page that lists the columns; named if there are too many to list. */
  readonly page: string;
}

const NAMED = 5;
const LISTED_MOST = 15;

const quote = (names: readonly string[]): string =>
  names
    .slice(0, NAMED)
    .map((name) => `"${escapeInvisible(name)}"`)
    .join(', ');

/** Returns the column of each heading, or an empty text; trailing empty headings are removed. */
export function readHeading(cells: readonly string[], { columns, page }: TableColumns): string[] {
  const known = columns.map(({ name }) => name);
  const findColumn = (cell: string): string => {
    const names = getHeadingNames(cell).map(toColumn);
    return names.find((name) => known.includes(name)) ?? names[0] ?? '';
  };
  const names = cells.map(findColumn);
  const headings = names.slice(0, names.findLastIndex((name) => name !== '') + 1);
  const named = headings.filter((name) => name !== '');
  const strange = named.filter((name) => !known.includes(name));
  if (strange.length > 0) {
    const listed = known.length > LISTED_MOST ? page : known.join(', ');
    throw new FileProblem('unknownColumn', { columns: quote(strange), known: listed });
  }
  const twice = named.filter((name, place) => named.indexOf(name) !== place);
  if (twice.length > 0) throw new FileProblem('columnTwice', { columns: quote(twice) });
  const missing = columns.filter(({ name, required }) => required && !named.includes(name)).map(({ name }) => name);
  if (missing.length > 0) throw new FileProblem('missingColumn', { columns: quote(missing) });
  return headings;
}
