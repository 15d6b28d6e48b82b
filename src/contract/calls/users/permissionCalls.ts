import * as z from 'zod/mini';
import { mainCall } from '../../call';
import { fileFormat } from '../../lists/listDescription';
import {
  permissionChange,
  permittedUser,
  permittedUserQuery,
  rolePermissions,
  saveRolePermissions,
  saveUserPermissions,
  userPermissions,
} from '../../entities/users/permission';
import { count, file, idInput, paged, pageQuery } from '../../schemas';

const manage = { who: 'permissions.manage', rows: 'institution', chosenByUs: true } as const;

const ofUser = { userId: z.optional(idInput) };

/** Number of users that a change affects. */
const affected = z.object({ affected: count });

/** Permissions of roles and users (RO-01; ours). */
export const permissionCalls = {
  roles: mainCall({
    method: 'GET',
    path: 'permission/roles',
    answer: rolePermissions,
    ...manage,
    means: "Returns the institution's changes to the permissions of roles.",
  }),
  saveRoles: mainCall({
    method: 'POST',
    path: 'permission/roles',
    body: saveRolePermissions,
    answer: affected,
    ...manage,
    confirmed: true,
    notice: 'save',
    means:
      'Grants and revokes permissions of roles, effective immediately. Callers cannot revoke their permission to do so.',
  }),
  users: mainCall({
    method: 'GET',
    path: 'permission/users',
    query: permittedUserQuery,
    answer: paged(permittedUser),
    ...manage,
    means: 'Returns the users of the institution to select one; optionally only users with separate permissions.',
  }),
  user: mainCall({
    method: 'GET',
    path: 'permission/user/{userId}',
    answer: userPermissions,
    ...manage,
    means: 'Returns the effective permissions of a user and the source of each.',
  }),
  saveUser: mainCall({
    method: 'POST',
    path: 'permission/user',
    body: saveUserPermissions,
    answer: affected,
    ...manage,
    confirmed: true,
    notice: 'save',
    means: 'Grants and revokes permissions of one user, effective immediately.',
  }),
  history: mainCall({
    method: 'GET',
    path: 'permission/history',
    query: z.strictObject({ ...ofUser, ...pageQuery() }),
    answer: paged(permissionChange),
    ...manage,
    means: 'Returns the history of permissions, newest first, optionally of one user.',
  }),
  historyFile: mainCall({
    method: 'GET',
    path: 'permission/history/export',
    query: z.strictObject({ ...ofUser, ...fileFormat }),
    answer: file,
    download: 'saved',
    ...manage,
    means: 'Exports the list as a file with all matching rows. The download is recorded.',
  }),
};
