import type { Readable } from 'node:stream';
import type { CellKind, FileFormat } from '@/contract/lists/listDescription';
import { toLocalTime } from './toCalendarDay';
import {
  type CsvCell,
  formatCsv,
  formatCsvRows,
  EXPORT_ROWS_MAX,
  LARGE_EXPORT_ROWS_MAX,
  refuseAbove,
} from './formatCsv';
import { spoolToFile } from './spoolToFile';
import { runInSpreadsheetThread } from './spreadsheet/spreadsheetThread';
import { XLSX_TYPE } from './spreadsheet/writeSpreadsheet';

const CSV_TYPE = 'text/csv; charset=utf-8';

/** Maximum rows of a file created in memory, an xlsx in some seconds; a spreadsheet program would open more. */
const ROWS_MAX: Readonly<Record<FileFormat, number>> = { csv: EXPORT_ROWS_MAX, xlsx: 50_000 };

type Cells = readonly CsvCell[];

/** List to be exported: times and days in wire format, numbers as numbers. */
export interface ListTable {
  /** The sheet's name. */
  readonly name: string;
  readonly columns: readonly { readonly title: string; readonly kind: CellKind }[];
  /** All rows, or batches of them. */
  readonly rows: readonly Cells[] | AsyncIterable<readonly Cells[]>;
}

interface FileRequest {
  readonly format: FileFormat;
  readonly timeZone: string;
}

interface MadeFile {
  readonly contentType: string;
  readonly content: string | Uint8Array<ArrayBuffer> | Readable;
  /** Number of rows in the file. */
  readonly count: number;
}

/** Builds a heading with the unit, and with the time zone, because spreadsheet cells have none. */
const getHeading = ({ title, kind }: ListTable['columns'][number], timeZone: string): string => {
  if (kind === 'percent') return `${title} %`;
  return kind === 'time' ? `${title} (${timeZone})` : title;
};

const inZone = (cell: CsvCell | undefined, kind: CellKind | undefined, timeZone: string): CsvCell => {
  if (cell === null || cell === undefined) return null;
  return kind === 'time' ? toLocalTime(String(cell), timeZone) : cell;
};

const getCells = ({ columns }: ListTable, timeZone: string) => {
  const zoned = (row: Cells): Cells => row.map((cell, at) => inZone(cell, columns[at]?.kind, timeZone));
  return { head: columns.map((column) => getHeading(column, timeZone)), zoned };
};

/** Collects all rows in memory; refuses as soon as there are too many. */
async function gathered(rows: ListTable['rows'], most: number): Promise<readonly Cells[]> {
  const all: Cells[] = [];
  if (Symbol.asyncIterator in rows) {
    for await (const piece of rows) {
      all.push(...piece);
      refuseAbove(most, all.length);
    }
    return all;
  }
  refuseAbove(most, rows.length);
  return rows;
}

async function madeInMemory(table: ListTable, { format, timeZone }: FileRequest): Promise<MadeFile> {
  const { head, zoned } = getCells(table, timeZone);
  const rows = (await gathered(table.rows, ROWS_MAX[format])).map(zoned);
  const count = rows.length;
  if (format === 'csv') return { contentType: CSV_TYPE, content: formatCsv([head, ...rows]), count };
  const kinds = table.columns.map(({ kind }) => kind);
  const { name } = table;
  const { content = new Uint8Array() } = await runInSpreadsheetThread({ kind: 'list', name, head, kinds, rows });
  return { contentType: XLSX_TYPE, content, count };
}

async function madeInPieces(
  table: ListTable,
  pieces: AsyncIterable<readonly Cells[]>,
  timeZone: string,
): Promise<MadeFile> {
  const { head, zoned } = getCells(table, timeZone);
  let count = 0;
  async function* text() {
    yield formatCsvRows([head], { bom: true });
    for await (const piece of pieces) {
      count += piece.length;
      refuseAbove(LARGE_EXPORT_ROWS_MAX, count);
      yield formatCsvRows(piece.map(zoned), { bom: false });
    }
  }
  return { contentType: CSV_TYPE, content: await spoolToFile(text()), count };
}

/** Exports a list as CSV, or as an xlsx with real numbers and times (AP-06). Refuses with `exportTooLarge` above the row limit. */
export const listFile = (table: ListTable, request: FileRequest): Promise<MadeFile> =>
  request.format === 'csv' && Symbol.asyncIterator in table.rows
    ? madeInPieces(table, table.rows, request.timeZone)
    : madeInMemory(table, request);
