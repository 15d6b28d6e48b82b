import errors from './entry/errors.json';
import login from './entry/login.json';

/** What the login page says. */
export const entryMessages = { ...errors, ...login };
