import cases from './workplace/cases.json';
import notices from './workplace/notices.json';
import shell from './workplace/shell.json';

/** What the shell and the case lists say. */
export const workplaceMessages = { ...cases, ...notices, ...shell };
