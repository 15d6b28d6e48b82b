import { mainCall } from '../../call';
import { loginLogFileQuery, loginLogQuery, loginLogRow } from '../../entities/users/loginLog';
import { file, paged } from '../../schemas';

const read = { who: 'loginLogs.read', rows: 'institution', chosenByUs: true } as const;

/** Login logs (§7 manage/user login logs; US-03). */
export const manageLoginLogCalls = {
  list: mainCall({
    method: 'GET',
    path: 'manage/user/loginLog/list',
    query: loginLogQuery,
    answer: paged(loginLogRow),
    ...read,
    means: 'Attempts to sign in to accounts of the institution, newest first.',
  }),
  export: mainCall({
    method: 'GET',
    path: 'manage/user/loginLog/export',
    query: loginLogFileQuery,
    answer: file,
    download: 'saved',
    ...read,
    means: 'The same as a file, all that fit; who took it away is recorded.',
  }),
};
