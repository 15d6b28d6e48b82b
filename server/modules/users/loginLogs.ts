import { codeWords } from '@/contract/codes/codeTable';
import { SIGN_IN_RESULT } from '@/contract/codes/signInResult';
import type { LoginLogRow } from '@/contract/entities/loginLog';
import type { Words } from '@/contract/language';
import { EXPORT_ROWS_MAX } from '../../values/csvFile';
import type { CallerContext } from '../../access/callContext';
import { addBehaviour } from '../monitoring/monitoringFacade';
import { listLoginLogs, type LoginLogFilters } from './loginLogListStore';
import { loginLogOnWire } from './loginLogWire';
import { calendarDay } from '../../values/calendarDay';
import { type CsvCell, csvFile } from '../../values/csvFile';

/** A page of the login logs (US-03). */
export async function showLoginLogs(
  query: LoginLogFilters & { readonly page: number; readonly size: number },
  context: CallerContext,
) {
  const { rows, totalCount } = await listLoginLogs(query, context);
  return { result: rows.map(loginLogOnWire), totalCount };
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
