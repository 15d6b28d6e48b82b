import errors from './errors.json';
import login from './login.json';

/** What the login page says. */
export const entryMessages = { ...errors, ...login };
