import type { loginLimitCalls } from '@/contract/calls/users/loginLimitCalls';
import { checkWhitelist, showWhitelist, updateWhitelist } from './whitelist';
import type { Handlers } from '../../access/callContext';

/** IP whitelist (§7 loginLimit/…; SY-01). */
export const loginLimitHandlers: Handlers<typeof loginLimitCalls> = {
  whiteList: (_, context) => showWhitelist(context),
  whiteListUpdate: ({ whiteList }, context) => updateWhitelist(whiteList, context),
  whiteListCheck: ({ whiteList }, context) => checkWhitelist(whiteList, context),
};
