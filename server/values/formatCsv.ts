import { stringify } from 'csv-stringify/sync';
import { Refusal } from '../kernel/refusal';

/** Maximum rows of an export that is created in memory. */
export const EXPORT_ROWS_MAX = 100_000;

/** Maximum rows of a file that is streamed; equals the limit of a spreadsheet program. */
export const LARGE_EXPORT_ROWS_MAX = 1_000_000;

/** Row limit of an export query: one more than fits a file, to detect too many rows. */
export const EXPORT_MAX_ROWS = EXPORT_ROWS_MAX + 1;

/** Refuses with `exportTooLarge` instead of truncating, because an incomplete file looks like a complete one. */
export function refuseAbove(most: number, count: number): void {
  if (count > most) throw new Refusal('exportTooLarge', { most });
}

/** Cell of an export: text, a number, or empty. */
export type CsvCell = string | number | null;

/**
 * Cells that a spreadsheet program would interpret as a formula, also after blanks and invisible characters, which some programs drop.
 * Includes full-width signs, and digit sequences that would be shown as 1.23E+17.
 */
const HARMFUL = /^(?:[\t\r\n]|[\s\p{Z}\p{Cf}]*[=+\-@＝＋－＠]|\d{12,}$)/u;

/** Escapes text that a spreadsheet would interpret; a number is recognized by its type, not by its form. */
const safeText = (text: string): string => {
  const stored = text.replaceAll('\0', '');
  return HARMFUL.test(stored) ? `'${stored}` : stored;
};

/** Restores the text of a cell from its escaped form. */
export const toStoredText = (cell: string): string =>
  cell.startsWith("'") && HARMFUL.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Formats rows as CSV. Text is always quoted, because a bare CR or LF would otherwise end its cell (ASVS 1.2.10, RFC 4180 2.6). */
export const formatCsvRows = (rows: readonly (readonly CsvCell[])[], { bom }: { readonly bom: boolean }): string =>
  stringify(
    rows.map((cells) => cells.map((cell) => (typeof cell === 'string' ? safeText(cell) : cell))),
    { bom, record_delimiter: 'windows', quoted_string: true },
  );

/** Creates a CSV file that spreadsheet programs open without a prompt: UTF-8 with byte order mark, RFC 4180, no formulas (AP-06). */
export const formatCsv = (rows: readonly (readonly CsvCell[])[]): string => formatCsvRows(rows, { bom: true });
