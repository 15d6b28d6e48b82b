import * as z from 'zod/mini';
import { getCodeValues } from '../../codes/codeTable';
import { ROLE } from '../../codes/userCodes';
import { PERMISSIONS } from '../../permissions';
import { count, filterText, flagInQuery, id, idInput, pageQuery, time } from '../../schemas';

const version = z.string().check(z.minLength(1), z.maxLength(64));
const permission = z.enum(PERMISSIONS);

/** Role permissions of an institution (RO-01; not in the specification): only the differences from the default role table. */
export const rolePermissions = z.object({
  /** Changes with every change. Sent back, so that concurrent changes are not overwritten. */
  version: z.string(),
  roles: z.array(
    z.object({
      role: z.string(),
      /** Number of enabled users of the role, to whom a change applies. */
      userCount: count,
      overrides: z.array(z.object({ permission: z.string(), allowed: z.boolean() })),
      /**
       * Permissions with individual settings of users of the role, which a change of the role does not affect, with the number of users.
       */
      own: z.array(z.object({ permission: z.string(), userCount: count })),
    }),
  ),
});

export type RolePermissions = z.output<typeof rolePermissions>;

/** Changes of role permissions. Values equal to the default role table are removed from storage. All changes apply, or none. */
export const saveRolePermissions = z.strictObject({
  version,
  changes: z
    .array(z.strictObject({ role: z.enum(getCodeValues(ROLE)), permission, allowed: z.boolean() }))
    .check(z.minLength(1), z.maxLength(4 * PERMISSIONS.length)),
});

/** A user whose permissions the caller may view. */
export const permittedUser = z.object({
  id,
  name: z.string(),
  username: z.string(),
  role: z.string(),
  groupName: z.nullable(z.string()),
  enabled: z.boolean(),
  /** Number of permissions configured for this user only. */
  ownCount: count,
});

export type PermittedUser = z.output<typeof permittedUser>;

/** Filters of the users: part of the name or username, or only users with individual permissions. */
export const permittedUserQuery = z.strictObject({
  name: z.optional(filterText),
  own: z.optional(flagInQuery),
  ...pageQuery(),
});

/** Effective permissions of one user, with the source of each (RO-01; not in the specification). */
export const userPermissions = z.object({
  version: z.string(),
  user: permittedUser,
  permissions: z.array(
    z.object({
      permission: z.string(),
      allowed: z.boolean(),
      /** Source: role table, setting of the role or the user, fixed for the role, or a missing flag of the user (contract/grants). */
      from: z.enum(['standard', 'role', 'user', 'fixed', 'flag']),
      /** Value from the role alone, which applies when the individual setting is removed. */
      byRole: z.boolean(),
      /** The user's own setting, if any. */
      own: z.nullable(z.boolean()),
    }),
  ),
});

export type UserPermissions = z.output<typeof userPermissions>;

/** Changes for one user; null restores the role's value. All changes apply, or none. */
export const saveUserPermissions = z.strictObject({
  userId: idInput,
  version,
  changes: z
    .array(z.strictObject({ permission, allowed: z.nullable(z.boolean()) }))
    .check(z.minLength(1), z.maxLength(PERMISSIONS.length)),
});

/** One change of a permission (RO-01; not in the specification). */
export const permissionChange = z.object({
  id,
  time,
  actorName: z.string(),
  role: z.nullable(z.string()),
  userName: z.nullable(z.string()),
  permission: z.string(),
  /** Null resets to the role's value, or to the default table for a role. */
  allowed: z.nullable(z.boolean()),
});

export type PermissionChange = z.output<typeof permissionChange>;
