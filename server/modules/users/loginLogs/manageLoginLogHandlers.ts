import type * as z from 'zod/mini';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { SIGN_IN_RESULT } from '@/contract/codes/signInCodes';
import type { loginLogFileQuery, LoginLogRow } from '@/contract/entities/users/loginLog';
import { LOGIN_LOG_LIST } from '@/contract/lists/userLists';
import type { CallerContext, Handlers } from '../../../access/callContext';
import { toCalendarDay } from '../../../values/toCalendarDay';
import { EXPORT_MAX_ROWS } from '../../../values/formatCsv';
import { type ExportColumns, exportWithAudit } from '../../monitoring/monitoringFacade';
import { listLoginLogs, type LoginLogFilters, type LoginLogOrder } from './loginLogListStore';
import { serializeLoginLog } from './loginLogWire';
import type { manageLoginLogCalls } from '@/contract/calls/users/manageLoginLogCalls';

/** Returns a page of the login logs (US-03). */
async function showLoginLogs(
  query: LoginLogFilters & LoginLogOrder & { readonly page: number; readonly size: number },
  context: CallerContext,
) {
  const { rows, totalCount } = await listLoginLogs(query, context);
  return { result: rows.map(serializeLoginLog), totalCount };
}

const CELLS: ExportColumns<typeof LOGIN_LOG_LIST, LoginLogRow> = {
  time: ({ time }) => time,
  username: ({ username }) => username,
  name: ({ name }) => name,
  outcome: ({ outcome }, { language }) => getCodeLabel(SIGN_IN_RESULT, outcome, language),
  ip: ({ ip }) => ip,
  device: ({ device }) => device,
  position: ({ position }) => position,
  client: ({ client }) => client,
};

/** Exports the login logs as a file (US-03); the export is recorded. */
async function loginLogFile({ format, ...listQuery }: z.output<typeof loginLogFileQuery>, context: CallerContext) {
  const { result } = await showLoginLogs({ ...listQuery, page: 1, size: EXPORT_MAX_ROWS }, context);
  return exportWithAudit(
    {
      columns: LOGIN_LOG_LIST,
      cells: CELLS,
      rows: result,
      title: { cn: '登录日志', en: 'Login logs', es: 'Inicios de sesión' },
      fileName: `saldo-login-logs-${toCalendarDay(context.now, context.caller.timeZone)}`,
      format,
      type: 'exportLoginLogs',
      what: '',
    },
    context,
  );
}

/** Login logs (§7 manage/user login logs; US-03). */
export const manageLoginLogHandlers: Handlers<typeof manageLoginLogCalls> = {
  list: showLoginLogs,
  export: loginLogFile,
};
