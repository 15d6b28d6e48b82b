import { permissionCalls } from '@/contract/calls/permissionCalls';

import { api } from './api';
import { endpointsOf } from './endpointsOf';

/** Permissions of roles and users (RO-01; ours). */
export const permissionApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes, files } = endpointsOf(build);
    return {
      permissionRoles: reads(permissionCalls.roles, ['Permissions']),
      permissionSaveRoles: changes(permissionCalls.saveRoles, ['Permissions', 'Menu']),
      permissionUsers: reads(permissionCalls.users, ['Permissions', 'Users']),
      permissionUser: reads(permissionCalls.user, ['Permissions', 'Users']),
      permissionSaveUser: changes(permissionCalls.saveUser, ['Permissions', 'Menu']),
      permissionHistory: reads(permissionCalls.history, ['Permissions']),
      permissionHistoryFile: files(permissionCalls.historyFile),
    };
  },
});

export const {
  usePermissionRolesQuery,
  usePermissionSaveRolesMutation,
  usePermissionUsersQuery,
  usePermissionUserQuery,
  usePermissionSaveUserMutation,
  usePermissionHistoryQuery,
  usePermissionHistoryFileMutation,
} = permissionApi;
