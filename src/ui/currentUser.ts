import type { Role } from '@/contract/codes/role';
import type { User } from '@/contract/entities/user';
import { type Permission, PERMISSIONS_OF_ROLE } from '@/contract/permissions';
import { createContext, use } from 'react';

/** What screens need to know of who is signed in: the role and the currency of the institution's amounts. Provided by the app. */
export const CurrentUserContext = createContext<Pick<User, 'role' | 'currency'> | undefined>(undefined);

const isRole = (role: string): role is Role => Object.hasOwn(PERMISSIONS_OF_ROLE, role);

/** Whether the signed-in user's role includes a permission: what is not allowed is not offered. The server decides all the same. */
export function useMay(permission: Permission): boolean {
  const role = use(CurrentUserContext)?.role;
  return role !== undefined && isRole(role) && PERMISSIONS_OF_ROLE[role].includes(permission);
}
