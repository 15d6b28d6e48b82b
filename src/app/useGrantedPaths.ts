import { useMenuAsideMenuQuery } from '@/api/menuApi';
import { ROLE, type Role } from '@/contract/codes/role';
import { roleMay } from '@/contract/permissions';
import { MENU_ROUTES } from '@/contract/routes';

const isRole = (code: string): code is Role => Object.hasOwn(ROLE, code);

/** What a role may open by the contract: shown until the server has said it, so that the first screen need not wait. */
const pathsOfRole = (role: string): string[] =>
  isRole(role) ? MENU_ROUTES.filter(({ menu }) => roleMay(role, menu.permission)).map(({ path }) => path) : [];

/** The paths of the menu entries that the server grants this user (RT-05, §6). */
export function useGrantedPaths(user: { readonly id: string; readonly role: string }): readonly string[] {
  const { data } = useMenuAsideMenuQuery({ userId: user.id });
  return data ? data.map(({ index }) => index) : pathsOfRole(user.role);
}

/** Whether a path may be opened: what has no menu entry of its own is guarded by the server alone (RT-06). */
export const isGranted = (path: string, granted: readonly string[]): boolean =>
  granted.includes(path) || MENU_ROUTES.every((route) => route.path !== path);
