import type { BehaviorType } from '@/contract/codes/complaintCodes';
import type { LocalizedText } from '@/contract/language';
import { type FileColumn, getFileColumns, type FileFormat, type ListColumns } from '@/contract/lists/listDescription';
import type { CallerContext } from '../../access/callContext';
import { toCalendarDay } from '../../values/toCalendarDay';
import type { CsvCell } from '../../values/formatCsv';
import { mapPieces } from '../../values/arrays';
import { listFile } from '../../values/listFile';
import { addBehavior } from './behaviorStore';

/** Content of each column of a list's file; times and days in their wire shape. */
export type ExportColumns<Columns extends ListColumns, Row> = Readonly<
  Record<FileColumn<Columns>, (row: Row, context: CallerContext) => CsvCell>
>;

interface ExportWithAuditResult<Columns extends ListColumns, Row> {
  readonly columns: Columns;
  readonly cells: ExportColumns<NoInfer<Columns>, Row>;
  /** All rows, or an async iterable of pages if they may exceed the memory. */
  readonly rows: readonly Row[] | AsyncIterable<readonly Row[]>;
  /** The name of the sheet. */
  readonly title: LocalizedText;
  /** File name without extension. */
  readonly fileName: string;
  readonly format: FileFormat;
  readonly type: BehaviorType;
  /** Exported data, for the audit record; the number of rows is appended. */
  readonly what: string;
}

/** Returns the metadata of a list exported with its state of today. */
export const exportMetadata = (what: string, { caller, now }: Pick<CallerContext, 'caller' | 'now'>) =>
  ({
    fileName: `saldo-${what}-${toCalendarDay(now, caller.timeZone)}`,
    type: 'exportList',
    what: `${what}, `,
  }) as const;

/** Exports a list as a file and records the export in the audit log (MO-01, AP-06). */
export async function exportWithAudit<Columns extends ListColumns, Row>(
  { columns, cells, rows, title, fileName, format, type, what }: ExportWithAuditResult<Columns, Row>,
  context: CallerContext,
) {
  const { tx, caller, now, ip: socketIp, language } = context;
  const names = getFileColumns(columns);
  const cellsOf = (row: Row) => names.map((name) => cells[name](row, context));
  const table = {
    name: title[language],
    columns: names.map((name) => ({
      title: columns[name]?.title[language] ?? name,
      kind: columns[name]?.cell ?? ('text' as const),
    })),
    rows: Symbol.asyncIterator in rows ? mapPieces(rows, cellsOf) : rows.map(cellsOf),
  };
  const { count, ...made } = await listFile(table, { format, timeZone: caller.timeZone });
  const detail = `${what}${count} rows${format === 'csv' ? '' : `, ${format}`}`;
  await addBehavior(tx, { caller, type, loanNo: null, detail, ip: null, socketIp, now });
  return { fileName: `${fileName}.${format}`, ...made };
}
