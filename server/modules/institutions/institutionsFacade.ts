/** Public interface of this module for the rest of the server. */

export { createFirstAdministrator, firstAdministrator, type FirstAdministrator } from './firstAdministrator';
