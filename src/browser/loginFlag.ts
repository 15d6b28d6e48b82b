import { readCookie } from './cookie';

/** Cookie that says this browser is signed in (RT-03). */
export const LOGIN_FLAG = 'isLogin';

/** Whether another tab of this browser is signed in, so that a new tab may ask `login/currentUser` who it is (RT-09). */
export const hasCookieFlag = (): boolean => readCookie(LOGIN_FLAG) !== null;
