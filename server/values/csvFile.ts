import { stringify } from 'csv-stringify/sync';

/** Most rows of an export. */
export const EXPORT_ROWS_MAX = 100_000;

/** A cell of an export: text, a number that stays one, or nothing. */
export type CsvCell = string | number | null;

/** Signs with which a spreadsheet program takes text for a formula, beyond those that the library knows; full-width forms count as well. */
const FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/u;
/** A row of digits that a spreadsheet program would show as 1.23E+17. */
const LONG_NUMBER = /^\d{12,}$/;

/** Text is made harmless, numbers stay numbers by their type and not by their look. */
const safeText = (text: string): string => {
  const stored = text.replaceAll('\0', '');
  return FORMULA.test(stored) || LONG_NUMBER.test(stored) ? `'${stored}` : stored;
};

/** A CSV file as spreadsheet programs open it without asking: UTF-8 with its mark, RFC 4180, no formulas (AP-06). */
export const csvFile = (rows: readonly (readonly CsvCell[])[]): string =>
  stringify(
    rows.map((cells) => cells.map((cell) => (typeof cell === 'string' ? safeText(cell) : cell))),
    { bom: true, record_delimiter: 'windows' },
  );
