import type { Role } from '@/contract/codes/role';
import type { User } from '@/contract/entities/user';
import { hasPermission, type Permission, PERMISSIONS_OF_ROLE } from '@/contract/permissions';
import { createContext, use } from 'react';

/** Who somebody is, for what they may do. */
type Permitted = Pick<User, 'role' | 'sendSms' | 'longAging'> & {
  readonly permissions?: readonly string[] | undefined;
};

/** What screens need to know of who is signed in: the role, its flags, what is in force, and the institution's currency and time zone. Provided by the app. */
export const CurrentUserContext = createContext<
  (Permitted & Pick<User, 'currency' | 'res'> & Partial<Pick<User, 'id' | 'timeZone' | 'createsPtp'>>) | undefined
>(undefined);

const isRole = (role: string): role is Role => Object.hasOwn(PERMISSIONS_OF_ROLE, role);

/** Whether a user may do something by role and flags; flags that a server does not send hold nobody back, for it decides all the same. */
export function userHasPermission(
  { role, sendSms, longAging, permissions }: Permitted,
  permission: Permission,
): boolean {
  // A server that sends what is in force has counted role, flags and grants in (RO-01).
  if (permissions) return permissions.includes(permission);
  return isRole(role) && hasPermission({ role, sendSms: sendSms ?? true, longAging: longAging ?? false }, permission);
}

/** Whether the signed-in user may do something: what is not allowed is not offered. */
export function usePermission(permission: Permission): boolean {
  const user = use(CurrentUserContext);
  return user !== undefined && userHasPermission(user, permission);
}

/** The signed-in user. */
export const useCurrentUser = () => use(CurrentUserContext);
