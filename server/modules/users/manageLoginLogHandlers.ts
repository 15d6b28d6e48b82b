import type { manageLoginLogCalls } from '@/contract/calls/users/manageLoginLogCalls';
import { loginLogFile, showLoginLogs } from './loginLogs';
import type { Handlers } from '../../access/callContext';

/** Login logs (§7 manage/user login logs; US-03). */
export const manageLoginLogHandlers: Handlers<typeof manageLoginLogCalls> = {
  list: showLoginLogs,
  export: loginLogFile,
};
