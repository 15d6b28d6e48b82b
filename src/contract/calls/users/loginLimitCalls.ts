import { mainCall } from '../../call';
import { whiteListCheck, whiteListInfo, whiteListRequest } from '../../entities/users/whitelist';
import { done } from '../../schemas';

/** IP whitelist (§7 loginLimit/…; SY-01). */
export const loginLimitCalls = {
  whiteList: mainCall({
    method: 'GET',
    path: 'loginLimit/whiteList',
    answer: whiteListInfo,
    who: 'system.read',
    rows: 'institution',
    chosenByUs: true,
    means: 'Returns the IP whitelist of the institution.',
  }),
  whiteListUpdate: mainCall({
    method: 'POST',
    path: 'loginLimit/whiteList/update',
    body: whiteListRequest,
    answer: done,
    who: 'system.manage',
    rows: 'institution',
    confirmed: true,
    notice: 'save',
    chosenByUs: true,
    means:
      "Sets the IP whitelist, which must contain the caller's address. Sessions from other addresses end immediately.",
  }),
  whiteListCheck: mainCall({
    method: 'POST',
    path: 'loginLimit/whiteList/check',
    body: whiteListRequest,
    answer: whiteListCheck,
    who: 'system.manage',
    rows: 'institution',
    chosenByUs: true,
    means: 'Previews a whitelist: invalid entries, and users who would be signed out.',
  }),
};
