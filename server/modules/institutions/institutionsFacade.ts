/** What the rest of the server may use of this topic. */

export { createFirstAdministrator, firstAdministrator, type FirstAdministrator } from './firstAdministrator';
