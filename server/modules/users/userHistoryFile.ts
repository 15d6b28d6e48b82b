import type * as z from 'zod/mini';
import type { manageUserCalls } from '@/contract/calls/users/manageUserCalls';
import { codeLabel } from '@/contract/codes/codeTable';
import { USER_CHANGE, USER_FIELD } from '@/contract/codes/userCodes';
import type { UserHistoryRow } from '@/contract/entities/users/systemUser';
import { USER_HISTORY_LIST } from '@/contract/lists/userLists';
import type { CallerContext } from '../../access/callContext';
import { EXPORT_MAX_ROWS } from '../../values/csvFile';
import { type ExportColumns, exportMetadata, exportWithAudit } from '../monitoring/monitoringFacade';
import { showUserHistory } from './showUsers';

const CELLS: ExportColumns<typeof USER_HISTORY_LIST, UserHistoryRow> = {
  time: ({ time }) => time,
  kind: ({ kind }, { language }) => codeLabel(USER_CHANGE, kind, language),
  fields: ({ fields }, { language }) => fields.map((field) => codeLabel(USER_FIELD, field, language)).join(', '),
  by: ({ byName }) => byName,
};

/** Returns the history of a user as a file (US-01, AP-06). */
export async function userHistoryFile(
  { format, id }: z.output<typeof manageUserCalls.historyFile.query> & { readonly id: string },
  context: CallerContext,
) {
  const { result: rows } = await showUserHistory({ id, page: 1, size: EXPORT_MAX_ROWS }, context);
  const title = { cn: '变更记录', en: 'History', es: 'Historial' };
  const taken = { rows, title, format, ...exportMetadata(`user-${id}`, context) };
  return exportWithAudit({ ...taken, columns: USER_HISTORY_LIST, cells: CELLS }, context);
}
