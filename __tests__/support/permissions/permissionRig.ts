import type { Role } from '@/contract/codes/userCodes';
import type { RolePermissions, UserPermissions } from '@/contract/entities/users/permission';
import { get, send } from '../cases/cases';
import type { SignedIn } from '../server/people';
import type { TestServer } from '../server/server';

/** A change of a role's permission. */
export interface RoleChange {
  readonly role: Role;
  readonly permission: string;
  readonly allowed: boolean;
}

/** Settles permissions as the panel does: reads, and sends back what was read. */
export const permissionRig = (server: () => TestServer, admin: () => SignedIn) => {
  const roles = async (who = admin()) =>
    (await get<RolePermissions>(server(), who, { path: '/prod/permission/roles' })).data;
  const ofUser = async (userId: number, who = admin()) =>
    (await get<UserPermissions>(server(), who, { path: `/prod/permission/user/${userId}` })).data;
  const codeOf = async (who: SignedIn, path: string) => (await get(server(), who, { path })).code;
  return {
    roles,
    ofUser,
    codeOf,
    mayListCases: (who: SignedIn) => codeOf(who, '/prod/task/listing'),
    settle: async (changes: readonly RoleChange[], who = admin()) =>
      send<{ affected: number }>(server(), who, {
        path: '/prod/permission/roles',
        body: { version: (await roles()).version, changes },
      }),
    settleFor: async (
      userId: number,
      changes: readonly { permission: string; allowed: boolean | null }[],
      who = admin(),
    ) =>
      send(server(), who, {
        path: '/prod/permission/user',
        body: { userId: String(userId), version: (await ofUser(userId)).version, changes },
      }),
  };
};
