import type { permissionCalls } from '@/contract/calls/users/permissionCalls';
import { saveRoles, showRolePermissions } from './rolePermissions';
import { saveUser, showUserPermissions } from './userPermissions';
import { exportPermissionHistory, showHistory } from './permissionHistory';
import { serializePermittedUser } from './permissionWire';
import { listPermittedUsers } from './permittedUserStore';
import type { Handlers } from '../../access/callContext';

/** Permissions of roles and users (RO-01; ours). */
export const permissionHandlers: Handlers<typeof permissionCalls> = {
  roles: (_, context) => showRolePermissions(context),
  saveRoles,
  async users(query, context) {
    const { rows, totalCount } = await listPermittedUsers(query, context);
    return { result: rows.map(serializePermittedUser), totalCount };
  },
  user: ({ userId }, context) => showUserPermissions(userId, context),
  saveUser,
  history: showHistory,
  historyFile: exportPermissionHistory,
};
