/** Public interface of this module for the rest of the server. */

export { hasApprovalRequests } from './approvalStore';
export { startApprovalSweeper } from './approvalSweeper';
export { countOtherApprovers } from './deciders';
export { storeApprovalRequest } from './storeApprovalRequest';
export { isAboveLimit, isForTwo, requireApproval, requireApprovalForAccount } from './requireApproval';
