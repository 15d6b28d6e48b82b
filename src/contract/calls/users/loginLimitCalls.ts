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
    means: 'The addresses from which people of the institution may work.',
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
    means: "Sets the addresses; never without the caller's own. Whoever is signed in from elsewhere is out at once.",
  }),
  whiteListCheck: mainCall({
    method: 'POST',
    path: 'loginLimit/whiteList/check',
    body: whiteListRequest,
    answer: whiteListCheck,
    who: 'system.manage',
    rows: 'institution',
    chosenByUs: true,
    means: 'What a whitelist would do: wrong entries, and who would be out.',
  }),
};
