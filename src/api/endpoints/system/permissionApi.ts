import { permissionCalls } from '@/contract/calls/users/permissionCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';

/** Permissions of roles and users (RO-01; ours). */
export const permissionApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes, files } = getEndpoints(build);
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
