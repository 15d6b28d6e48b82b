import { getCodeValues } from '@/contract/codes/codeTable';
import { ROLE, type Role } from '@/contract/codes/userCodes';
import type { RolePermissions } from '@/contract/entities/users/permission';
import { isSettable, isStandard } from '@/contract/grants';
import { type Permission, PERMISSIONS } from '@/contract/permissions';

/** Unsaved permission changes, by 'role permission'. */
export type PendingChanges = ReadonlyMap<string, boolean>;

/** A pending change of a permission. */
export interface PendingRoleChange {
  readonly role: Role;
  readonly permission: Permission;
  readonly allowed: boolean;
}

const getKey = (role: Role, permission: Permission): string => `${role} ${permission}`;

/** Returns true if a role has a permission on the server. */
export function isInForce(sent: RolePermissions, role: Role, permission: Permission): boolean {
  const own = sent.roles.find((each) => each.role === role)?.overrides.find((each) => each.permission === permission);
  return own?.allowed ?? isStandard(role, permission);
}

/** Returns true if a role would have a permission after the pending changes. */
export const isGrantedAfterChanges = (
  sent: RolePermissions,
  wishes: PendingChanges,
  [role, permission]: readonly [Role, Permission],
): boolean => wishes.get(getKey(role, permission)) ?? isInForce(sent, role, permission);

/** Adds a pending change. A change to the current value is dropped. */
export function addPendingChange(
  sent: RolePermissions,
  wishes: PendingChanges,
  { role, permission, allowed }: PendingRoleChange,
): PendingChanges {
  const next = new Map(wishes);
  if (allowed === isInForce(sent, role, permission)) next.delete(getKey(role, permission));
  else next.set(getKey(role, permission), allowed);
  return next;
}

/** Resets a role to the product's standard in the pending changes. */
export const addStandard = (sent: RolePermissions, wishes: PendingChanges, role: Role): PendingChanges =>
  PERMISSIONS.filter((permission) => isSettable(role, permission)).reduce<PendingChanges>(
    (next, permission) => addPendingChange(sent, next, { role, permission, allowed: isStandard(role, permission) }),
    wishes,
  );

/** Returns the pending changes as a list, by role. */
export const listPendingChanges = (wishes: PendingChanges): PendingRoleChange[] =>
  getCodeValues(ROLE).flatMap((role) =>
    PERMISSIONS.flatMap((permission) => {
      const allowed = wishes.get(getKey(role, permission));
      return allowed === undefined ? [] : [{ role, permission, allowed }];
    }),
  );

/** Returns true if a role would differ from the standard after the pending changes. */
export const differsFromStandard = (sent: RolePermissions, wishes: PendingChanges, role: Role): boolean =>
  PERMISSIONS.some(
    (permission) => isGrantedAfterChanges(sent, wishes, [role, permission]) !== isStandard(role, permission),
  );
