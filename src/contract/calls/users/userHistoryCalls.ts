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
    means: 'What was done to a user, by whom, newest first; names of fields, never their values.',
  }),
  historyFile: mainCall({
    method: 'GET',
    path: 'manage/user/history/{id}/export',
    query: z.strictObject(fileFormat),
    answer: file,
    download: 'saved',
    ...read,
    means: 'The same as a file, all that fit; who took it away is recorded.',
  }),
};
