import type { CellKind, FileFormat } from '@/contract/lists/listDescription';
import { Refusal } from '../kernel/refusal';
import { localTime } from './calendarDay';
import { type CsvCell, csvFile, EXPORT_ROWS_MAX } from './csvFile';
import { inSpreadsheetThread } from './spreadsheet/spreadsheetThread';
import { XLSX_TYPE } from './spreadsheet/writeSpreadsheet';

/** Most rows of a file. An xlsx is made in memory, in some seconds; a spreadsheet program would open more. */
const ROWS_MAX: Readonly<Record<FileFormat, number>> = { csv: EXPORT_ROWS_MAX, xlsx: 50_000 };

/** A list as it goes into a file: times and days as the wire has them, numbers as numbers. */
export interface ListTable {
  /** The sheet's name. */
  readonly name: string;
  readonly columns: readonly { readonly title: string; readonly kind: CellKind }[];
  readonly rows: readonly (readonly CsvCell[])[];
}

/** A heading names the unit, and by whose clock a time is: spreadsheet programs know no zones. */
const headingOf = ({ title, kind }: ListTable['columns'][number], timeZone: string): string => {
  if (kind === 'percent') return `${title} %`;
  return kind === 'time' ? `${title} (${timeZone})` : title;
};

const inZone = (cell: CsvCell | undefined, kind: CellKind | undefined, timeZone: string): CsvCell => {
  if (cell === null || cell === undefined) return null;
  return kind === 'time' ? localTime(String(cell), timeZone) : cell;
};

/** A list as CSV, or as an xlsx whose numbers and times a spreadsheet program reckons with (AP-06). Refused with `exportTooLarge` where it does not hold all rows. */
export async function listFile(
  { name, columns, rows }: ListTable,
  { format, timeZone }: { readonly format: FileFormat; readonly timeZone: string },
): Promise<{ contentType: string; content: string | Uint8Array<ArrayBuffer> }> {
  // A file that lacks rows looks like one that has them all.
  const most = ROWS_MAX[format];
  if (rows.length > most) throw new Refusal('exportTooLarge', { most });
  const head = columns.map((column) => headingOf(column, timeZone));
  const cells = rows.map((row) => row.map((cell, at) => inZone(cell, columns[at]?.kind, timeZone)));
  if (format === 'csv') return { contentType: 'text/csv; charset=utf-8', content: csvFile([head, ...cells]) };
  const kinds = columns.map(({ kind }) => kind);
  const { content = new Uint8Array() } = await inSpreadsheetThread({ kind: 'list', name, head, kinds, rows: cells });
  return { contentType: XLSX_TYPE, content };
}
