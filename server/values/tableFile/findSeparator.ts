import { parse } from 'csv-parse/sync';
import { getHeadingNames } from '../cellText';

/** Possible cell separators of a file. */
const SEPARATORS = [',', ';', '\t', '|'] as const;

/** Separates the cells of a file. */
export type Separator = (typeof SEPARATORS)[number];

/** First line of a file that names the separator for spreadsheet programs. */
const HINT = /^"?sep=(.)"?[^\S\r\n]*\r?\n/iu;

const isSeparator = (sign: string | undefined): sign is Separator => SEPARATORS.some((known) => known === sign);

const firstRow = (text: string, delimiter: Separator): string[] => {
  try {
    const [row] = parse(text, {
      delimiter,
      to: 1,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
    });
    return row ?? [];
  } catch {
    return [];
  }
};

/** Returns the separator that yields known columns at a file's beginning, and the start of its heading row. */
export function findSeparator(
  beginning: string,
  columns: readonly { readonly name: string }[],
): { readonly separator: Separator; readonly from: number } {
  const [hint = '', named] = HINT.exec(beginning) ?? [];
  const from = hint.length;
  if (isSeparator(named)) return { separator: named, from };
  const names = new Set(columns.map(({ name }) => name));
  const known = SEPARATORS.map((separator) => {
    const cells = firstRow(beginning.slice(from), separator);
    const count = cells.filter((cell) => getHeadingNames(cell).some((name) => names.has(toColumn(name)))).length;
    return { separator, count, cells: cells.length };
  });
  const [best] = known.toSorted((a, b) => b.count - a.count || b.cells - a.cells);
  return { separator: best?.separator ?? ',', from };
}

/** Returns the column that a heading names: spaces stand for underscores. */
export const toColumn = (heading: string): string => heading.replaceAll(' ', '_');
