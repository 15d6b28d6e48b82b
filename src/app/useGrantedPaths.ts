import { useMenuAsideMenuQuery } from '@/api/menuApi';
import type { User } from '@/contract/entities/user';
import { grantPathOf, MENU_ROUTES } from '@/contract/routes';
import { userMay } from '@/ui/currentUser';
import { useMemo } from 'react';

/** What a user may open by the contract: shown until the server has said it, so that the first screen need not wait. */
const pathsOfUser = (user: User): string[] =>
  MENU_ROUTES.filter(({ menu }) => userMay(user, menu.permission)).map(({ path }) => path);

/** The paths of the menu entries that the server grants this user (RT-05, §6). */
export function useGrantedPaths(user: User): readonly string[] {
  const { data } = useMenuAsideMenuQuery({ userId: user.id });
  return useMemo(() => data?.map(({ index }) => index) ?? pathsOfUser(user), [data, user]);
}

/** Whether a path may be opened: what has no menu entry of its own is guarded by the server alone (RT-06). */
export function isGranted(path: string, granted: readonly string[]): boolean {
  const entry = grantPathOf(path);
  return entry === null || granted.includes(entry);
}
