import cases from './cases.json';
import notices from './notices.json';
import shell from './shell.json';

/** What the shell and the case lists say. */
export const workplaceMessages = { ...cases, ...notices, ...shell };
