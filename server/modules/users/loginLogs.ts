import { codeWords } from '@/contract/codes/codeTable';
import { SIGN_IN_RESULT } from '@/contract/codes/signInResult';
import type { LoginLogRow } from '@/contract/entities/loginLog';
import type { Words } from '@/contract/language';
import { EXPORT_ROWS_MAX } from '../../values/csvFile';
import type { CallerContext } from '../../access/callContext';
import { addBehaviour } from '../monitoring/monitoringFacade';
import { listLoginLogs, type LoggedAttempt, type LoginLogFilters } from './loginLogListStore';
import { calendarDay } from '../../values/calendarDay';
import { type CsvCell, csvFile } from '../../values/csvFile';

const DEVICE_SHOWN = 12;
/** Two places of a degree are about a kilometre: enough to see that it is another town. */
const PLACES = 2;

const positionOf = ({ latitude, longitude }: LoggedAttempt['log']): string | null =>
  latitude === null || longitude === null ? null : `${latitude.toFixed(PLACES)}, ${longitude.toFixed(PLACES)}`;

const onTheWire = ({ log, username, name }: LoggedAttempt): LoginLogRow => ({
  id: String(log.id),
  userId: log.userId === null ? null : String(log.userId),
  username,
  name,
  time: log.createdAt.toISOString(),
  outcome: log.outcome,
  client: log.client,
  ip: log.ip,
  device: log.veins.slice(0, DEVICE_SHOWN),
  position: positionOf(log),
});

/** A page of the login logs (US-03). */
export async function showLoginLogs(
  query: LoginLogFilters & { readonly page: number; readonly size: number },
  context: CallerContext,
) {
  const { rows, totalCount } = await listLoginLogs(query, context);
  return { result: rows.map(onTheWire), totalCount };
}

interface Column {
  readonly heading: Words;
  readonly cell: (row: LoginLogRow, context: CallerContext) => CsvCell;
}

// Time as the institution's clock shows it: an export is read there, and spreadsheet programs know no zones.
const localTime = (time: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(new Date(time));

const COLUMNS: readonly Column[] = [
  {
    heading: { cn: '时间', en: 'Time', es: 'Hora' },
    cell: (row, { caller }) => localTime(row.time, caller.timeZone),
  },
  { heading: { cn: '用户名', en: 'Username', es: 'Usuario' }, cell: (row) => row.username },
  { heading: { cn: '姓名', en: 'Name', es: 'Nombre' }, cell: (row) => row.name },
  {
    heading: { cn: '结果', en: 'Outcome', es: 'Resultado' },
    cell: (row, { language }) => codeWords(SIGN_IN_RESULT, row.outcome, language),
  },
  { heading: { cn: '客户端', en: 'Client', es: 'Cliente' }, cell: (row) => row.client },
  { heading: { cn: 'IP 地址', en: 'IP address', es: 'Dirección IP' }, cell: (row) => row.ip },
  { heading: { cn: '设备', en: 'Device', es: 'Dispositivo' }, cell: (row) => row.device },
  { heading: { cn: '位置', en: 'Position', es: 'Posición' }, cell: (row) => row.position },
];

/** The login logs as a file (US-03); who took it away is recorded. */
export async function loginLogFile(filters: LoginLogFilters, context: CallerContext) {
  const { result } = await showLoginLogs({ ...filters, page: 1, size: EXPORT_ROWS_MAX }, context);
  const { tx, caller, now, ip: socketIp } = context;
  const detail = `${result.length} rows`;
  await addBehaviour(tx, { caller, type: 'exportLoginLogs', loanNo: null, detail, ip: null, socketIp, now });
  const head = COLUMNS.map(({ heading }) => heading[context.language]);
  return {
    fileName: `saldo-login-logs-${calendarDay(now, caller.timeZone)}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: csvFile([head, ...result.map((row) => COLUMNS.map(({ cell }) => cell(row, context)))]),
  };
}
