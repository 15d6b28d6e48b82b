import { CFB, read, utils, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { spreadsheetKind } from './spreadsheetKind';
import type { SpreadsheetLimits } from './spreadsheetTask';
import { SpreadsheetUnusable } from './spreadsheetUnusable';

/** From here on a spreadsheet program has rounded the digits of a number: it arrives as 4.4e+17, so that a check refuses it. */
const ROUNDED_FROM = 1e15;
/** Characters of a cell: no spreadsheet program writes more. */
const CELL_MAX = 32_767;
const DAY_LENGTH = 10;
const MINUTE_LENGTH = 16;

/** A day as YYYY-MM-DD, with the time behind it where it has one: spreadsheets know no time zones. */
const dateText = (date: Date): string => {
  const text = date.toISOString();
  return text.slice(DAY_LENGTH + 1).startsWith('00:00:00') ? text.slice(0, DAY_LENGTH) : text.slice(0, MINUTE_LENGTH);
};

const numberText = (value: number): string =>
  Math.abs(value) >= ROUNDED_FROM ? value.toExponential() : String(Number(value.toPrecision(15)));

const plainText = (text: string): string => text.replaceAll('\u0000', '').trim();

const valueText = (value: CellObject['v']): string => {
  if (value instanceof Date) return dateText(value);
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return plainText(value ?? '');
};

/** An error's value is a number of the format; what people see is its name. */
const cellText = (cell: CellObject | undefined): string =>
  cell?.t === 'e' ? plainText(cell.w ?? '#') : valueText(cell?.v);

/** Excel 5 and 95 call it Book; an xlsx with a password lies encrypted in such a file, a document of another program has none of them. */
const checkCompound = (content: Uint8Array): void => {
  const file = CFB.read(content, { type: 'buffer' });
  if (CFB.find(file, '/EncryptedPackage')) throw new SpreadsheetUnusable('protectedFile');
  if (!(CFB.find(file, '/Workbook') ?? CFB.find(file, '/Book'))) throw new SpreadsheetUnusable('notASpreadsheet');
};

/** The reader's word for an xls with a password. */
const PASSWORD = /password/iu;

const readBook = (...asked: Parameters<typeof read>): WorkBook => {
  try {
    return read(...asked);
  } catch (error) {
    if (error instanceof Error && PASSWORD.test(error.message)) throw new SpreadsheetUnusable('protectedFile');
    throw error;
  }
};

const bookOf = (content: Uint8Array, limits: SpreadsheetLimits): WorkBook => {
  if (spreadsheetKind(content, limits) === 'xls') checkCompound(content);
  return readBook(content, {
    type: 'buffer',
    dense: true,
    cellDates: true,
    UTC: true,
    cellFormula: false,
    cellHTML: false,
    bookVBA: false,
    // One more than is taken, so that more is noticed.
    sheetRows: limits.rows + 1,
  });
};

/** The first sheet that its reader sees. */
const sheetOf = ({ SheetNames, Sheets, Workbook }: WorkBook): WorkSheet => {
  const shown = SheetNames.find((_, at) => !Workbook?.Sheets?.[at]?.Hidden);
  const sheet = Sheets[shown ?? ''];
  if (!sheet) throw new SpreadsheetUnusable('notASpreadsheet');
  return sheet;
};

/** Only the first of merged cells has a value: what the others mean nobody can tell. */
const refuseMerged = (sheet: WorkSheet): void => {
  const [merged] = sheet['!merges'] ?? [];
  if (merged) throw new SpreadsheetUnusable('mergedCells', { cells: utils.encode_range(merged) });
};

/** The rows with the empty ends cut off: of each row, and of the sheet. */
const trimmed = (rows: readonly (readonly string[])[]): string[][] => {
  const short = rows.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1));
  return short.slice(0, short.findLastIndex((row) => row.length > 0) + 1);
};

/** The last row, also where only the ones before were read: the sheet says how far it reaches. */
const lastRow = (sheet: WorkSheet): number => {
  const whole: unknown = sheet['!fullref'] ?? sheet['!ref'];
  return utils.decode_range(typeof whole === 'string' ? whole : 'A1').e.r + 1;
};

const checkSize = (sheet: WorkSheet, rows: readonly (readonly string[])[], limits: SpreadsheetLimits): void => {
  const last = Math.max(rows.length, lastRow(sheet));
  if (last > limits.rows) throw new SpreadsheetUnusable('tooManyRows', { rows: last - 1, most: limits.namedRows });
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  if (columns > limits.columns) throw new SpreadsheetUnusable('tooManyColumns', { columns, most: limits.columns });
  if (rows.some((row) => row.some((cell) => cell.length > CELL_MAX))) throw new SpreadsheetUnusable('tooLarge');
};

/** The cells of a spreadsheet's first visible sheet as plain text, row 1 first; empty rows keep their place (US-02). Runs in its own thread. */
export const cellsOfSpreadsheet = (content: Uint8Array, limits: SpreadsheetLimits): string[][] => {
  const sheet = sheetOf(bookOf(content, limits));
  refuseMerged(sheet);
  const data: (readonly (CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? [];
  const rows = trimmed(Array.from(data, (row) => Array.from(row ?? [], cellText)));
  checkSize(sheet, rows, limits);
  return rows;
};
