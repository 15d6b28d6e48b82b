import { stringify } from 'csv-stringify/sync';
import { Refusal } from '../kernel/refusal';

/** Most rows of an export that is made in memory. */
export const EXPORT_ROWS_MAX = 100_000;

/** Most rows of one that is read in pieces; a spreadsheet program opens so many. */
export const LARGE_EXPORT_ROWS_MAX = 1_000_000;

/** What an export asks for: one row more than fits a file tells that there are too many of them. */
export const EXPORT_MAX_ROWS = EXPORT_ROWS_MAX + 1;

/** A file that lacks rows looks like one that has them all: refused with `exportTooLarge`. */
export function refuseAbove(most: number, count: number): void {
  if (count > most) throw new Refusal('exportTooLarge', { most });
}

/** A cell of an export: text, a number that stays one, or nothing. */
export type CsvCell = string | number | null;

/**
 * What a spreadsheet program takes for a formula, also behind blanks and what cannot be seen, which some of them drop;
 * full-width signs count as well. And a row of digits, which it would show as 1.23E+17.
 */
const HARMFUL = /^(?:[\t\r\n]|[\s\p{Z}\p{Cf}]*[=+\-@＝＋－＠]|\d{12,}$)/u;

/** Text is made harmless, numbers stay numbers by their type and not by their look. */
const safeText = (text: string): string => {
  const stored = text.replaceAll('\0', '');
  return HARMFUL.test(stored) ? `'${stored}` : stored;
};

/** The text of a cell as it was before it was made harmless. */
export const storedText = (cell: string): string =>
  cell.startsWith("'") && HARMFUL.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Formats rows as CSV. Text is always quoted: a bare CR or LF would otherwise leave its cell (ASVS 1.2.10, RFC 4180 2.6). */
export const csvRows = (rows: readonly (readonly CsvCell[])[], { bom }: { readonly bom: boolean }): string =>
  stringify(
    rows.map((cells) => cells.map((cell) => (typeof cell === 'string' ? safeText(cell) : cell))),
    { bom, record_delimiter: 'windows', quoted_string: true },
  );

/** A CSV file as spreadsheet programs open it without asking: UTF-8 with its mark, RFC 4180, no formulas (AP-06). */
export const csvFile = (rows: readonly (readonly CsvCell[])[]): string => csvRows(rows, { bom: true });
