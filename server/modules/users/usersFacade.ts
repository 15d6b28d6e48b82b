/** Public interface of this topic. */

export { resetByOperator } from './passwords/resetByOperator';
export { writeUserHistory } from './userHistoryStore';
export {
  addProvisionedGroup,
  deleteProvisionedGroup,
  listProvisionedGroups,
  patchProvisionedGroup,
  replaceProvisionedGroup,
  showProvisionedGroup,
} from './provisioning/provisionGroups';
export {
  addProvisionedUser,
  deleteProvisionedUser,
  listProvisionedUsers,
  patchProvisionedUser,
  replaceProvisionedUser,
  showProvisionedUser,
} from './provisioning/provisionUsers';
export { includesVersion, type ProvisioningContext, type ScimTarget } from './provisioning/provisioningContext';
export { createScimDocuments } from './provisioning/scimDiscovery';
export { ScimError } from './provisioning/scimError';
export { hasAttribute, parseScimProjection, projectList, projectResource } from './provisioning/scimProjection';
export { type ScimDocument, type ScimGroup, type ScimUser, serializeScimError } from './provisioning/scimWire';
export { startUserWorker } from './bulk/manyUsersWorker';
