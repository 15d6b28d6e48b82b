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
    means: "What the institution has settled for its roles otherwise than the product's table of roles.",
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
      'Gives and takes permissions of roles, in force at once; nobody takes the right to settle permissions away from themselves.',
  }),
  users: mainCall({
    method: 'GET',
    path: 'permission/users',
    query: permittedUserQuery,
    answer: paged(permittedUser),
    ...manage,
    means:
      'The users of the institution, to find whose permissions are looked at; those with settings of their own can be asked for alone.',
  }),
  user: mainCall({
    method: 'GET',
    path: 'permission/user/{userId}',
    answer: userPermissions,
    ...manage,
    means: 'What is in force for a user, and where each answer comes from.',
  }),
  saveUser: mainCall({
    method: 'POST',
    path: 'permission/user',
    body: saveUserPermissions,
    answer: affected,
    ...manage,
    confirmed: true,
    notice: 'save',
    means: 'Gives and takes permissions of one user, in force at once.',
  }),
  history: mainCall({
    method: 'GET',
    path: 'permission/history',
    query: z.strictObject({ ...ofUser, ...pageQuery() }),
    answer: paged(permissionChange),
    ...manage,
    means: 'Who settled which permission when, newest first; of one user, where one is named.',
  }),
  historyFile: mainCall({
    method: 'GET',
    path: 'permission/history/export',
    query: z.strictObject({ ...ofUser, ...fileFormat }),
    answer: file,
    download: 'saved',
    ...manage,
    means: 'The same as a file, all that fit; who took it away is recorded.',
  }),
};
