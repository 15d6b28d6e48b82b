import caseDetail from './caseDetail.json';
import cases from './cases.json';
import notices from './notices.json';
import shell from './shell.json';

/** What all screens behind the login say. */
export const workplaceMessages = { ...caseDetail, ...cases, ...notices, ...shell };
