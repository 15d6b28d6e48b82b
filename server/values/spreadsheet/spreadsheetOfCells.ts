import { utils, write, type CellObject, type WorkSheet } from '@e965/xlsx';
import type { Sheet, SheetCell } from './spreadsheetTask';

/** The number format that keeps what is typed over a text as text: an id card's digits are not rounded. */
const TEXT_FORMAT = '@';
const WIDTH_MIN = 10;
const WIDTH_MAX = 40;

const cellOf = (cell: SheetCell): CellObject | null => {
  if (cell === null) return null;
  return typeof cell === 'number' ? { t: 'n', v: cell } : { t: 's', v: cell, z: TEXT_FORMAT };
};

const widthOf = (rows: Sheet['rows'], column: number): number =>
  rows.reduce((most, row) => Math.max(most, String(row[column] ?? '').length + 2), WIDTH_MIN);

const sheetOf = ({ rows }: Sheet): WorkSheet => {
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(cellOf)));
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  sheet['!cols'] = Array.from({ length: columns }, (_, column) => ({
    wch: Math.min(WIDTH_MAX, widthOf(rows, column)),
  }));
  return sheet;
};

/** An xlsx of these sheets: text is text, never a formula (US-02). Runs in its own thread. */
export const spreadsheetOfCells = (sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> => {
  const book = utils.book_new();
  for (const sheet of sheets) utils.book_append_sheet(book, sheetOf(sheet), sheet.name);
  const written: Buffer = write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
  return new Uint8Array(written);
};
