import { readCookie } from './cookie';

/** Cookie that marks this browser as signed in (RT-03). */
export const LOGIN_FLAG = 'isLogin';

/** Returns true if another tab of this browser is signed in. A new tab then requests its user from `login/currentUser` (RT-09). */
export const hasCookieFlag = (): boolean => readCookie(LOGIN_FLAG) !== null;
