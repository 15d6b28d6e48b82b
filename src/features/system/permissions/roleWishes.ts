import { codeValues } from '@/contract/codes/codeTable';
import { ROLE, type Role } from '@/contract/codes/role';
import type { RolePermissions } from '@/contract/entities/permission';
import { isSettable, isStandard } from '@/contract/grants';
import { type Permission, PERMISSIONS } from '@/contract/permissions';

/** What somebody wishes to be otherwise, by 'role permission', before it is saved. */
export type Wishes = ReadonlyMap<string, boolean>;

/** A change that is about to be saved. */
export interface RoleWish {
  readonly role: Role;
  readonly permission: Permission;
  readonly allowed: boolean;
}

const getKey = (role: Role, permission: Permission): string => `${role} ${permission}`;

/** Whether a role has a permission as the server has it. */
export function isInForce(sent: RolePermissions, role: Role, permission: Permission): boolean {
  const own = sent.roles.find((each) => each.role === role)?.overrides.find((each) => each.permission === permission);
  return own?.allowed ?? isStandard(role, permission);
}

/** Whether a role would have a permission, the wishes counted in. */
export const isWished = (
  sent: RolePermissions,
  wishes: Wishes,
  [role, permission]: readonly [Role, Permission],
): boolean => wishes.get(getKey(role, permission)) ?? isInForce(sent, role, permission);

/** The wishes with one more; what is so already is no wish. */
export function withWish(sent: RolePermissions, wishes: Wishes, { role, permission, allowed }: RoleWish): Wishes {
  const next = new Map(wishes);
  if (allowed === isInForce(sent, role, permission)) next.delete(getKey(role, permission));
  else next.set(getKey(role, permission), allowed);
  return next;
}

/** The wishes with a role back at the product's standard. */
export const withStandard = (sent: RolePermissions, wishes: Wishes, role: Role): Wishes =>
  PERMISSIONS.filter((permission) => isSettable(role, permission)).reduce<Wishes>(
    (next, permission) => withWish(sent, next, { role, permission, allowed: isStandard(role, permission) }),
    wishes,
  );

/** The wishes one by one, by role. */
export const wishList = (wishes: Wishes): RoleWish[] =>
  codeValues(ROLE).flatMap((role) =>
    PERMISSIONS.flatMap((permission) => {
      const allowed = wishes.get(getKey(role, permission));
      return allowed === undefined ? [] : [{ role, permission, allowed }];
    }),
  );

/** Whether anything of a role is otherwise than the standard, the wishes counted in. */
export const differsFromStandard = (sent: RolePermissions, wishes: Wishes, role: Role): boolean =>
  PERMISSIONS.some((permission) => isWished(sent, wishes, [role, permission]) !== isStandard(role, permission));
