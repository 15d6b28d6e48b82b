import writeExcelFile, { type Cell, type Sheet as WrittenSheet } from 'write-excel-file/node';
import { type Media, buildSheetChoices } from './buildSheetChoices';
import type { Sheet, SheetCell } from './spreadsheetTask';

/** Number format for text: digits typed into such a cell, such as an ID card's, are not rounded. */
const TEXT_FORMAT = '@';
const WIDTH_MIN = 10;
const WIDTH_MAX = 48;
/** Characters added to the text's width: the cell's margin and the drop-down button. */
const RIM = 3;
/** Characters with double width. */
const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6]/gu;

const getCell = (cell: SheetCell, isHead: boolean): Cell => {
  if (cell === null) return null;
  const weight = isHead ? ({ fontWeight: 'bold' } as const) : {};
  return typeof cell === 'number'
    ? { value: cell, type: Number, ...weight }
    : { value: cell, type: String, format: TEXT_FORMAT, ...weight };
};

const getTextWidth = (cell: SheetCell | undefined): number => {
  const text = String(cell ?? '');
  return text.length + (text.match(WIDE)?.length ?? 0) + RIM;
};

const getWidth = (rows: Sheet['rows'], column: number): number =>
  rows.reduce((most, row) => Math.max(most, getTextWidth(row[column])), WIDTH_MIN);

const written = ({ name, rows, head }: Sheet): WrittenSheet<Media> => {
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  return {
    sheet: name,
    data: rows.map((row, place) => row.map((cell) => getCell(cell, head !== undefined && place === 0))),
    columns: Array.from({ length: columns }, (_, column) => ({ width: Math.min(WIDTH_MAX, getWidth(rows, column)) })),
    ...(head && { stickyRowsCount: 1, stickyColumnsCount: head.columns }),
  };
};

/** Creates an xlsx of these sheets: text stays text, never a formula (US-02). Runs in a worker thread. */
export const createCellsSpreadsheet = async (sheets: readonly Sheet[]): Promise<Uint8Array<ArrayBuffer>> => {
  const { lists, feature } = buildSheetChoices(sheets);
  const book = await writeExcelFile([...sheets, ...lists].map(written), { features: [feature] }).toBuffer();
  return new Uint8Array(book);
};
