/** Public interface of this module for the rest of the server. */

export { hasAsked } from './approvalStore';
export { startApprovalSweeper } from './approvalSweeper';
export { othersFor } from './deciders';
export { keepRequest } from './keepRequest';
export { isAboveLimit, isForTwo, requireApproval, needsSecondForAccount } from './requireApproval';
