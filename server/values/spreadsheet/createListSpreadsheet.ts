import writeExcelFile, { type CellObject } from 'write-excel-file/node';
import type { CellKind } from '@/contract/lists/listDescription';
import type { ListTask, SheetCell } from './spreadsheetTask';

const WIDTH_MIN = 10;
const WIDTH_MAX = 48;
/** Rows that are looked at for a column's width. */
const WIDTH_ROWS = 500;

const FORMATS: Readonly<Record<CellKind, string | undefined>> = {
  text: '@',
  number: undefined,
  money: '#,##0.00',
  percent: '0.0',
  time: 'yyyy-mm-dd hh:mm:ss',
  day: 'yyyy-mm-dd',
};

/** Converts a text in the time zone of the heading: times in a sheet have no zone. */
const asDate = (text: string): Date => new Date(`${text.replace(' ', 'T')}${text.length > 10 ? 'Z' : 'T00:00:00Z'}`);

function getCell(cell: SheetCell, kind: CellKind): CellObject | null {
  if (cell === null) return null;
  const format = FORMATS[kind];
  const formatted = format === undefined ? {} : { format };
  if (typeof cell === 'number') return { value: cell, type: Number, ...formatted };
  if (kind === 'time' || kind === 'day') return { value: asDate(cell), type: Date, ...formatted };
  // Text stays text in any form: never a formula, and no digits are rounded.
  return { value: cell, type: String, format: '@' };
}

const getWidth = ({ head, rows }: ListTask, column: number): number => {
  const texts = [head[column] ?? '', ...rows.slice(0, WIDTH_ROWS).map((row) => String(row[column] ?? ''))];
  return Math.min(WIDTH_MAX, Math.max(WIDTH_MIN, ...texts.map(({ length }) => length + 2)));
};

/** Creates an xlsx of a list: a bold frozen heading, numbers and times as such. Runs in a worker thread. */
export async function createListSpreadsheet(task: ListTask): Promise<Uint8Array<ArrayBuffer>> {
  const heading = task.head.map((value): CellObject => ({ value, type: String, fontWeight: 'bold', wrap: true }));
  const rows = task.rows.map((row) => row.map((cell, at) => getCell(cell, task.kinds[at] ?? 'text')));
  const written = await writeExcelFile([heading, ...rows], {
    sheet: task.name,
    stickyRowsCount: 1,
    columns: task.head.map((_, column) => ({ width: getWidth(task, column) })),
  }).toBuffer();
  return new Uint8Array(written);
}
