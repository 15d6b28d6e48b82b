import * as z from 'zod/mini';
import { mainCall } from '../../call';
import { userHistoryRow } from '../../entities/users/systemUser';
import { fileFormat } from '../../lists/listDescription';
import { file, paged, pageQuery } from '../../schemas';

const read = { who: 'users.read', rows: 'institution', chosenByUs: true } as const;

/** History of changes to a system user (§7 manage/user; US-01). */
export const userHistoryCalls = {
  history: mainCall({
    method: 'GET',
    path: 'manage/user/history/{id}',
    query: z.strictObject(pageQuery()),
    answer: paged(userHistoryRow),
    ...read,
    means: 'Returns the changes of a user and their authors, newest first: names of fields without values.',
  }),
  historyFile: mainCall({
    method: 'GET',
    path: 'manage/user/history/{id}/export',
    query: z.strictObject(fileFormat),
    answer: file,
    download: 'saved',
    ...read,
    means: 'Exports the list as a file with all matching rows. The download is recorded.',
  }),
};
