/** What the rest of the server may use of this topic. */

export { hasAsked } from './approvalStore';
export { startApprovalSweeper } from './approvalSweeper';
export { othersFor } from './deciders';
export { keepRequest } from './keepRequest';
export { isAboveLimit, isForTwo, requireApproval, needsSecondForAccount } from './requireApproval';
