import type * as z from 'zod/mini';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { LOAN_TYPE } from '@/contract/codes/caseCodes';
import { ROLE, USER_STATUS, USER_CHANGE, USER_FIELD } from '@/contract/codes/userCodes';
import type { SystemUser, systemUserFileQuery, UserHistoryRow } from '@/contract/entities/users/systemUser';
import { USER_LIST, USER_HISTORY_LIST } from '@/contract/lists/userLists';
import { SEND_FLAGS } from '@/contract/sendFlags';
import type { CallerContext } from '../../access/callContext';
import { EXPORT_MAX_ROWS } from '../../values/formatCsv';
import { type ExportColumns, exportMetadata, exportWithAudit } from '../monitoring/monitoringFacade';
import { showUsers, showUserHistory } from './showUsers';
import type { manageUserCalls } from '@/contract/calls/users/manageUserCalls';

const USER_CELLS: ExportColumns<typeof USER_LIST, SystemUser> = {
  name: ({ name }) => name,
  username: ({ username }) => username,
  email: ({ email }) => email,
  status: ({ status }, { language }) => getCodeLabel(USER_STATUS, status, language),
  role: ({ role }, { language }) => getCodeLabel(ROLE, role, language),
  group: ({ groupName }) => groupName,
  queue: ({ queueName }) => queueName,
  products: ({ products }) => products.join(', '),
  loanTypes: ({ loanTypes }, { language }) =>
    loanTypes.map((code) => getCodeLabel(LOAN_TYPE, code, language)).join(', '),
  sends: (user) =>
    SEND_FLAGS.filter(({ field }) => user[field])
      .map(({ name }) => name)
      .join(', '),
  dailyTarget: ({ dailyTarget }) => dailyTarget,
  lastLogin: ({ lastLoginTime }) => lastLoginTime,
  oneTimePasswordUntil: ({ oneTimePasswordUntil }) => oneTimePasswordUntil,
};

/** Exports the users of a list as a file (US-01, AP-06). */
export async function exportUsers(
  { format, ...listQuery }: z.output<typeof systemUserFileQuery>,
  context: CallerContext,
) {
  const { result } = await showUsers({ ...listQuery, page: 1, size: EXPORT_MAX_ROWS }, context);
  return exportWithAudit(
    {
      columns: USER_LIST,
      cells: USER_CELLS,
      rows: result,
      title: { cn: '用户', en: 'Users', es: 'Usuarios' },
      ...exportMetadata('users', context),
      format,
    },
    context,
  );
}

const HISTORY_CELLS: ExportColumns<typeof USER_HISTORY_LIST, UserHistoryRow> = {
  time: ({ time }) => time,
  kind: ({ kind }, { language }) => getCodeLabel(USER_CHANGE, kind, language),
  fields: ({ fields }, { language }) => fields.map((field) => getCodeLabel(USER_FIELD, field, language)).join(', '),
  by: ({ byName }) => byName,
};

/** Returns the history of a user as a file (US-01, AP-06). */
export async function exportUserHistory(
  { format, id }: z.output<typeof manageUserCalls.historyFile.query> & { readonly id: string },
  context: CallerContext,
) {
  const { result: rows } = await showUserHistory({ id, page: 1, size: EXPORT_MAX_ROWS }, context);
  const title = { cn: '变更记录', en: 'History', es: 'Historial' };
  const taken = { rows, title, format, ...exportMetadata(`user-${id}`, context) };
  return exportWithAudit({ ...taken, columns: USER_HISTORY_LIST, cells: HISTORY_CELLS }, context);
}
