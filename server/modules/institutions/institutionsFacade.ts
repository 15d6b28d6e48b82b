/** Public interface of this module for the rest of the server. */

export { createFirstAdministrator, firstAdministrator, type FirstAdministrator } from './firstAdministrator';
export { dropInstitution } from './moving/dropInstitution';
export { moveInstitution as moveToCell, undoMove, type MoveResult } from './moving/moveInstitution';
