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
    means: 'Returns sign-in attempts on accounts of the institution, newest first.',
  }),
  export: mainCall({
    method: 'GET',
    path: 'manage/user/loginLog/export',
    query: loginLogFileQuery,
    answer: file,
    download: 'saved',
    ...read,
    means: 'Exports the list as a file with all matching rows. The download is recorded.',
  }),
};
