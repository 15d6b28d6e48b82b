/** Public interface of this topic. */

export { resetByOperator } from './passwords/resetByOperator';
export { writeUserHistory } from './userHistoryStore';
export {
  addProvisionedUser,
  listProvisionedUsers,
  patchProvisionedUser,
  disableProvisionedUser,
  replaceProvisionedUser,
  showProvisionedUser,
  type ProvisioningContext,
} from './provisioning/provisionUsers';
export { ScimError } from './provisioning/scimError';
export { createScimDocuments, serializeScimError } from './provisioning/scimWire';
export { startUserWorker } from './bulk/manyUsersWorker';
