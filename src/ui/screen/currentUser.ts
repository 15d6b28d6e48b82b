import type { Role } from '@/contract/codes/userCodes';
import type { User } from '@/contract/entities/users/user';
import { hasPermission, type Permission, PERMISSIONS_OF_ROLE } from '@/contract/permissions';
import { createContext, use } from 'react';

/** User properties that determine permissions. */
type Permitted = Pick<User, 'role' | 'sendSms' | 'longAging'> & {
  readonly permissions?: readonly string[] | undefined;
};

/** Context of the signed-in user: role, flags, permissions in force, and the institution's currency and time zone. Provided by the app. */
export const CurrentUserContext = createContext<
  (Permitted & Pick<User, 'currency' | 'res'> & Partial<Pick<User, 'id' | 'timeZone' | 'createsPtp'>>) | undefined
>(undefined);

const isRole = (role: string): role is Role => Object.hasOwn(PERMISSIONS_OF_ROLE, role);

/**
 * Returns true if role and flags permit an action. Flags that the server does not send restrict nothing, because the server decides as
 * well.
 */
export function userHasPermission(
  { role, sendSms, longAging, permissions }: Permitted,
  permission: Permission,
): boolean {
  // The permissions sent by a server already include role, flags and grants (RO-01).
  if (permissions) return permissions.includes(permission);
  return isRole(role) && hasPermission({ role, sendSms: sendSms ?? true, longAging: longAging ?? false }, permission);
}

/** Returns true if the signed-in user may perform an action. Actions without permission are not offered. */
export function usePermission(permission: Permission): boolean {
  const user = use(CurrentUserContext);
  return user !== undefined && userHasPermission(user, permission);
}

/** The signed-in user. */
export const useCurrentUser = () => use(CurrentUserContext);
