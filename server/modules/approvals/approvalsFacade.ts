/** Public interface of this module for the rest of the server. */

export { findWaiting, hasApprovalRequests, listUndoneActs, type StoredApproval } from './approvalStore';
export { startApprovalSweeper } from './approvalSweeper';
export { serializeApprovalRequested } from './approvalWire';
export { countOtherApprovers } from './deciders';
export { storeApprovalRequest } from './storeApprovalRequest';
export {
  isAboveLimit,
  requiresTwoApprovers,
  reachesLimit,
  requireApproval,
  requireApprovalForAccount,
} from './requireApproval';
