import type * as z from 'zod/mini';
import type { manageUserCalls } from '@/contract/calls/manageUserCalls';
import { codeWords } from '@/contract/codes/codeTable';
import { USER_CHANGE } from '@/contract/codes/userChange';
import { USER_FIELD } from '@/contract/codes/userField';
import type { UserHistoryRow } from '@/contract/entities/systemUser';
import { USER_HISTORY_LIST } from '@/contract/lists/userHistoryList';
import type { CallerContext } from '../../access/callContext';
import { EXPORT_ROWS_ASKED } from '../../values/csvFile';
import { type FileCells, listOfToday, takeList } from '../monitoring/monitoringFacade';
import { showUserHistory } from './showUsers';

const CELLS: FileCells<typeof USER_HISTORY_LIST, UserHistoryRow> = {
  time: ({ time }) => time,
  kind: ({ kind }, { language }) => codeWords(USER_CHANGE, kind, language),
  fields: ({ fields }, { language }) => fields.map((field) => codeWords(USER_FIELD, field, language)).join(', '),
  by: ({ byName }) => byName,
};

/** What was done to a user as a file (US-01, AP-06). */
export async function userHistoryFile(
  { format, id }: z.output<typeof manageUserCalls.historyFile.query> & { readonly id: string },
  context: CallerContext,
) {
  const { result: rows } = await showUserHistory({ id, page: 1, size: EXPORT_ROWS_ASKED }, context);
  const title = { cn: '变更记录', en: 'History', es: 'Historial' };
  const taken = { rows, title, format, ...listOfToday(`user-${id}`, context) };
  return takeList({ ...taken, columns: USER_HISTORY_LIST, cells: CELLS }, context);
}
