import { CFB, read, utils, type CellObject, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { toCleanCell } from '../cellText';
import { detectSpreadsheetKind } from './detectSpreadsheetKind';
import type { SpreadsheetLimits } from './spreadsheetTask';
import { SpreadsheetUnusable } from './spreadsheetUnusable';

/** Limit above which a spreadsheet program has rounded a number's digits: it is returned as 4.4e+17, so that validation refuses it. */
const ROUNDED_FROM = 1e15;
/** Characters of a cell: no spreadsheet program writes more. */
const CELL_MAX = 32_767;
const DAY_LENGTH = 10;
const MINUTE_LENGTH = 16;
/** Value by which the reader returns all rows of a sheet. */
const ALL_ROWS = 0;

/** Formats a date as YYYY-MM-DD, with a time if it has one; spreadsheets have no time zones. */
const dateText = (date: Date): string => {
  const text = date.toISOString();
  return text.slice(DAY_LENGTH + 1).startsWith('00:00:00') ? text.slice(0, DAY_LENGTH) : text.slice(0, MINUTE_LENGTH);
};

const numberText = (value: number): string =>
  Math.abs(value) >= ROUNDED_FROM ? value.toExponential() : String(Number(value.toPrecision(15)));

const plainText = (text: string): string => toCleanCell(text.replaceAll('\u0000', ''));

const valueText = (value: CellObject['v']): string => {
  if (value instanceof Date) return dateText(value);
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return plainText(value ?? '');
};

/** Number format with leading zeros: a code whose zeros are shown. */
const SHOWN_WITH_ZEROS = /^0[\d -]+$/u;

/** Returns a cell's text; an error's value is a format-specific number, so its displayed name is used. */
const cellText = (cell: CellObject | undefined): string => {
  if (cell === undefined) return '';
  const { t: type, v: value, w: shown = '#' } = cell;
  const isShown = type === 'e' || (type === 'n' && SHOWN_WITH_ZEROS.test(shown));
  return isShown ? plainText(shown) : valueText(value);
};

/**
 * Checks a compound file. Excel 5 and 95 name the stream Book; an encrypted xlsx is stored in such a file; other documents have neither.
 */
const checkCompound = (content: Uint8Array): void => {
  const file = CFB.read(content, { type: 'buffer' });
  if (CFB.find(file, '/EncryptedPackage')) throw new SpreadsheetUnusable('protectedFile');
  if (!(CFB.find(file, '/Workbook') ?? CFB.find(file, '/Book'))) throw new SpreadsheetUnusable('notASpreadsheet');
};

/** Message of the reader for an xls with a password. */
const PASSWORD = /password/iu;

const readBook = (...query: Parameters<typeof read>): WorkBook => {
  try {
    return read(...query);
  } catch (error) {
    if (error instanceof Error && PASSWORD.test(error.message)) throw new SpreadsheetUnusable('protectedFile');
    throw error;
  }
};

const getBook = (content: Uint8Array, rows: number): WorkBook =>
  readBook(content, {
    type: 'buffer',
    dense: true,
    cellDates: true,
    UTC: true,
    cellFormula: false,
    cellHTML: false,
    bookVBA: false,
    sheetRows: rows,
  });

/** Returns the first visible sheet. */
const getSheet = ({ SheetNames, Sheets, Workbook }: WorkBook): WorkSheet => {
  const shown = SheetNames.find((_, at) => !Workbook?.Sheets?.[at]?.Hidden);
  const sheet = Sheets[shown ?? ''];
  if (!sheet) throw new SpreadsheetUnusable('notASpreadsheet');
  return sheet;
};

/** Refuses merged cells, because only the first has a value and the others are ambiguous. */
const refuseMerged = (sheet: WorkSheet): void => {
  const [merged] = sheet['!merges'] ?? [];
  if (merged) throw new SpreadsheetUnusable('mergedCells', { cells: utils.encode_range(merged) });
};

/** Removes empty cells at the end of each row, and empty rows at the end of the sheet. */
const trimmed = (rows: readonly (readonly string[])[]): string[][] => {
  const short = rows.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1));
  return short.slice(0, short.findLastIndex((row) => row.length > 0) + 1);
};

/** Returns the last row as declared by the sheet, even if fewer rows were read. */
const lastRow = (sheet: WorkSheet): number => {
  const whole: unknown = sheet['!fullref'] ?? sheet['!ref'];
  return utils.decode_range(typeof whole === 'string' ? whole : 'A1').e.r + 1;
};

const getRows = (sheet: WorkSheet): string[][] => {
  const data: (readonly (CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? [];
  return trimmed(Array.from(data, (row) => Array.from(row ?? [], cellText)));
};

/** Checks the number of rows; only rows with content count, because many sheets are formatted to their last row. */
const checkRows = (rows: readonly (readonly string[])[], limits: SpreadsheetLimits): void => {
  if (rows.length <= limits.rows) return;
  throw new SpreadsheetUnusable('tooManyRows', { rows: rows.length - 1, most: limits.namedRows });
};

const checkSize = (rows: readonly (readonly string[])[], limits: SpreadsheetLimits): void => {
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  if (columns > limits.columns) throw new SpreadsheetUnusable('tooManyColumns', { columns, most: limits.columns });
  if (rows.some((row) => row.some((cell) => cell.length > CELL_MAX))) throw new SpreadsheetUnusable('tooLarge');
};

/**
 * Reads the cells of a spreadsheet's first visible sheet as plain text, row 1 first, including empty rows (US-02). Runs in a worker
 * thread.
 */
export const readCells = (content: Uint8Array, limits: SpreadsheetLimits): string[][] => {
  if (detectSpreadsheetKind(content, limits) === 'xls') checkCompound(content);
  // Reads one row more than allowed, to detect too many.
  const sheet = getSheet(getBook(content, limits.rows + 1));
  refuseMerged(sheet);
  if (lastRow(sheet) > limits.rows) checkRows(getRows(getSheet(getBook(content, ALL_ROWS))), limits);
  const rows = getRows(sheet);
  checkSize(rows, limits);
  return rows;
};
