import * as z from 'zod/mini';
import { codeValues } from '../codes/codeTable';
import { ROLE } from '../codes/role';
import { PERMISSIONS } from '../permissions';
import { count, filterText, flagInQuery, id, idInput, pageQuery, time } from '../schemas';

const version = z.string().check(z.minLength(1), z.maxLength(64));
const permission = z.enum(PERMISSIONS);

/** What an institution has settled for its roles (RO-01; ours): only what differs from the table of roles. */
export const rolePermissions = z.object({
  /** Changes with every change: sent back, so that nobody overwrites what somebody else has just settled. */
  version: z.string(),
  roles: z.array(
    z.object({
      role: z.string(),
      /** Enabled users of the role: those whom a change is for. */
      userCount: count,
      overrides: z.array(z.object({ permission: z.string(), allowed: z.boolean() })),
      /** Permissions that some users of the role have settled for themselves, whom a change of the role leaves alone, and how many they are. */
      own: z.array(z.object({ permission: z.string(), userCount: count })),
    }),
  ),
});

/** What an institution has settled for its roles. */
export type RolePermissions = z.output<typeof rolePermissions>;

/** Changes of roles' permissions: those that equal the table of roles are no longer kept. All or none. */
export const saveRolePermissions = z.strictObject({
  version,
  changes: z
    .array(z.strictObject({ role: z.enum(codeValues(ROLE)), permission, allowed: z.boolean() }))
    .check(z.minLength(1), z.maxLength(4 * PERMISSIONS.length)),
});

/** Somebody whose permissions may be looked at. */
export const permittedUser = z.object({
  id,
  name: z.string(),
  username: z.string(),
  role: z.string(),
  groupName: z.nullable(z.string()),
  enabled: z.boolean(),
  /** How many permissions are settled for this user alone. */
  ownCount: count,
});

/** Somebody whose permissions may be looked at. */
export type PermittedUser = z.output<typeof permittedUser>;

/** Which users: by a part of the name or username, or only those with something of their own. */
export const permittedUserQuery = z.strictObject({
  name: z.optional(filterText),
  own: z.optional(flagInQuery),
  ...pageQuery(),
});

/** What is in force for one user, and where each answer comes from (RO-01; ours). */
export const userPermissions = z.object({
  version: z.string(),
  user: permittedUser,
  permissions: z.array(
    z.object({
      permission: z.string(),
      allowed: z.boolean(),
      /** The table of roles, the role's or the user's own setting, fixed for the role, or a flag of the user that is missing (contract/grants). */
      from: z.enum(['standard', 'role', 'user', 'fixed', 'flag']),
      /** What the role alone gives: what stays when the user's own setting is taken away. */
      byRole: z.boolean(),
      /** The user's own setting, where there is one. */
      own: z.nullable(z.boolean()),
    }),
  ),
});

/** What is in force for one user. */
export type UserPermissions = z.output<typeof userPermissions>;

/** Changes for one user; null: as the role says. All or none. */
export const saveUserPermissions = z.strictObject({
  userId: idInput,
  version,
  changes: z
    .array(z.strictObject({ permission, allowed: z.nullable(z.boolean()) }))
    .check(z.minLength(1), z.maxLength(PERMISSIONS.length)),
});

/** One change that somebody made (RO-01; ours). */
export const permissionChange = z.object({
  id,
  time,
  actorName: z.string(),
  role: z.nullable(z.string()),
  userName: z.nullable(z.string()),
  permission: z.string(),
  /** Null: back to what the role says, for a role to the table. */
  allowed: z.nullable(z.boolean()),
});

/** One change that somebody made. */
export type PermissionChange = z.output<typeof permissionChange>;
