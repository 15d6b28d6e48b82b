import type * as z from 'zod/mini';
import { BEHAVIOUR_SEVERITY, BEHAVIOUR_SIGN } from '@/contract/codes/behaviourSign';
import { BEHAVIOUR_TYPE } from '@/contract/codes/behaviourType';
import { codesOf, codeWords } from '@/contract/codes/codeTable';
import type {
  BehaviourCount,
  behaviourCountFileQuery,
  behaviourDetailFileQuery,
  BehaviourRow,
} from '@/contract/entities/behaviour';
import type { Words } from '@/contract/language';
import { EXPORT_ROWS_MAX } from '../../values/csvFile';
import type { CallerContext } from '../../access/callContext';
import { addBehaviour } from './behaviourStore';
import { listBehaviour } from './behaviourDetailStore';
import { behaviourCounts, daysAsked } from './behaviourCounts';
import { searchOf } from './behaviourDetailPage';
import { behaviourOnWire } from './behaviourWire';
import { type CsvCell, csvFile } from '../../values/csvFile';

/** A column: its heading and its cell. */
interface Column<Row> {
  readonly heading: Words;
  readonly cell: (row: Row, context: CallerContext) => CsvCell;
}

const USER = { cn: '用户名', en: 'Username', es: 'Usuario' };
const NAME = { cn: '姓名', en: 'Name', es: 'Nombre' };

// Time as the institution's clock shows it: an export is read there, and spreadsheet programs know no zones.
const localTime = (time: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(new Date(time));

const signWords = ({ signs }: BehaviourCount, { language }: CallerContext): string =>
  signs.map(({ sign, value }) => `${codeWords(BEHAVIOUR_SIGN, sign, language)}: ${value}`).join('; ');

const COUNT_COLUMNS: readonly Column<BehaviourCount>[] = [
  { heading: USER, cell: (row) => row.username },
  { heading: NAME, cell: (row) => row.name },
  { heading: { cn: '小组', en: 'Group', es: 'Grupo' }, cell: (row) => row.groupName },
  {
    heading: { cn: '程度', en: 'Severity', es: 'Gravedad' },
    cell: (row, { language }) => codeWords(BEHAVIOUR_SEVERITY, row.severity, language),
  },
  { heading: { cn: '原因', en: 'Reasons', es: 'Motivos' }, cell: signWords },
  { heading: { cn: '合计', en: 'Total', es: 'Total' }, cell: (row) => row.total },
  {
    heading: { cn: '查看个人信息', en: 'Looks at personal data', es: 'Consultas de datos personales' },
    cell: (row) => row.reveals,
  },
  { heading: { cn: '不同贷款', en: 'Different loans', es: 'Préstamos distintos' }, cell: (row) => row.borrowers },
  { heading: { cn: '非工作时间', en: 'At odd hours', es: 'A deshoras' }, cell: (row) => row.oddHours },
  ...codesOf(BEHAVIOUR_TYPE).map((type) => ({
    heading: BEHAVIOUR_TYPE[type],
    cell: ({ byType }: BehaviourCount) => byType.find((kind) => kind.type === type)?.count ?? 0,
  })),
  {
    heading: { cn: '最近一次', en: 'Last time', es: 'Última vez' },
    cell: ({ lastAt }, { caller }) => (lastAt === null ? null : localTime(lastAt, caller.timeZone)),
  },
];

const DETAIL_COLUMNS: readonly Column<BehaviourRow>[] = [
  {
    heading: { cn: '时间', en: 'Time', es: 'Hora' },
    cell: ({ at }, { caller }) => localTime(at, caller.timeZone),
  },
  { heading: USER, cell: (row) => row.username },
  { heading: NAME, cell: (row) => row.name },
  {
    heading: { cn: '行为', en: 'What', es: 'Qué' },
    cell: (row, { language }) => codeWords(BEHAVIOUR_TYPE, row.type, language),
  },
  { heading: { cn: '贷款编号', en: 'Loan ID', es: 'ID de préstamo' }, cell: (row) => row.loanId },
  { heading: { cn: '详情', en: 'Detail', es: 'Detalle' }, cell: (row) => row.detail },
  { heading: { cn: '公网 IP', en: 'Public address', es: 'Dirección pública' }, cell: (row) => row.ip },
  {
    heading: { cn: '连接 IP', en: 'Address of the connection', es: 'Dirección de la conexión' },
    cell: (row) => row.socketIp,
  },
];

interface Taken<Row> {
  readonly name: string;
  readonly period: { readonly from: string; readonly to: string };
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
}

/** The file, and the record that it was taken away. */
async function fileOf<Row>({ name, period, columns, rows }: Taken<Row>, context: CallerContext) {
  const { tx, caller, now, ip: socketIp, language } = context;
  const days = `${period.from}_${period.to}`;
  const detail = `${name} ${days}, ${rows.length} rows`;
  await addBehaviour(tx, { caller, type: 'exportBehaviour', loanNo: null, detail, ip: null, socketIp, now });
  const head = columns.map(({ heading }) => heading[language]);
  return {
    fileName: `saldo-${name}-${days}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: csvFile([head, ...rows.map((row) => columns.map(({ cell }) => cell(row, context)))]),
  };
}

/** What each user did, the most unusual first, as CSV (MO-01, AP-06). */
export async function countFile(filter: z.output<typeof behaviourCountFileQuery>, context: CallerContext) {
  const rows = await behaviourCounts(filter, context);
  return fileOf({ name: 'behaviour', period: daysAsked(filter, context), columns: COUNT_COLUMNS, rows }, context);
}

/** The single records as CSV (MO-01, AP-06). */
export async function detailFile(filter: z.output<typeof behaviourDetailFileQuery>, context: CallerContext) {
  const { search } = await searchOf(filter, context);
  const rows = await listBehaviour(context.tx, search, { offset: 0, limit: EXPORT_ROWS_MAX, withNew: false });
  const period = daysAsked(filter, context);
  return fileOf(
    { name: 'behaviour-detail', period, columns: DETAIL_COLUMNS, rows: rows.map(behaviourOnWire) },
    context,
  );
}
