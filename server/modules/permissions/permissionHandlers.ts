import type { permissionCalls } from '@/contract/calls/permissionCalls';
import { saveRoles, showRolePermissions } from './rolePermissions';
import { saveUser, showUserPermissions } from './userPermissions';
import { permissionChangeOnWire, permittedOnWire } from './permissionWire';
import { permissionChanges, permittedUsers } from './permittedUserStore';
import type { Handlers } from '../../access/callContext';

/** Permissions of roles and users (RO-01; ours). */
export const permissionHandlers: Handlers<typeof permissionCalls> = {
  roles: (_, context) => showRolePermissions(context),
  saveRoles,
  async users(query, context) {
    const { rows, totalCount } = await permittedUsers(query, context);
    return { result: rows.map(permittedOnWire), totalCount };
  },
  user: ({ userId }, context) => showUserPermissions(userId, context),
  saveUser,
  async history(query, context) {
    const { rows, totalCount } = await permissionChanges(query, context);
    return { result: rows.map(permissionChangeOnWire), totalCount };
  },
};
