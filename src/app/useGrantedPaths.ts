import { useMenuAsideMenuQuery } from '@/api/menuApi';
import type { User } from '@/contract/entities/users/user';
import { getGrantPath, MENU_ROUTES } from '@/contract/routes';
import { userHasPermission } from '@/ui/currentUser';
import { createSelector } from '@reduxjs/toolkit';
import { useMemo } from 'react';

import { keepReferenceIfEqual } from './keepReferenceIfEqual';

/** Paths that the contract grants a user. Used until the server's response arrives, so that the first screen need not wait. */
const pathsOfUser = (user: User): string[] =>
  MENU_ROUTES.filter(({ menu }) => userHasPermission(user, menu.permission)).map(({ path }) => path);

const pathsOfMenu = createSelector([(menu: readonly { readonly index: string }[]) => menu], (menu) =>
  menu.map(({ index }) => index),
);

/** The paths of the menu entries that the server grants this user (RT-05, §6). */
export function useGrantedPaths(user: User): readonly string[] {
  const presumed = useMemo(() => pathsOfUser(user), [user]);
  const { granted } = useMenuAsideMenuQuery(
    { userId: user.id },
    { selectFromResult: ({ data }) => ({ granted: keepReferenceIfEqual(presumed, data && pathsOfMenu(data)) }) },
  );
  return granted;
}

/** Returns true if a path may be opened. Only the server guards paths without a menu entry (RT-06). */
export function isGranted(path: string, granted: readonly string[]): boolean {
  const entry = getGrantPath(path);
  return entry === null || granted.includes(entry);
}
