import { shallowEqual } from 'react-redux';
import { useMenuAsideMenuQuery, useMenuPermissionsQuery } from '@/api/endpoints/account/menuApi';
import type { User } from '@/contract/entities/users/user';
import { getGrantPath, MENU_ROUTES } from '@/contract/routes';
import { userHasPermission } from '@/ui/screen/currentUser';
import { createSelector } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import type { SessionUser } from '../session/sessionSlice';

/** Returns the previous reference if both values are shallowly equal, which avoids a re-render. */
const keepReferenceIfEqual = <Value>(before: Value, now: Value | undefined): Value =>
  now === undefined || shallowEqual(before, now) ? before : now;

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

/**
 * Returns the user with all permissions in force, refetched when the server reports a change (RO-01). For a server that never sent
 * permissions, it sends no request and the table of roles decides.
 */
export function usePermitted(user: SessionUser): SessionUser {
  const { permissions } = useMenuPermissionsQuery(undefined, {
    skip: user.permissions === undefined,
    selectFromResult: ({ data }) => ({ permissions: keepReferenceIfEqual(user.permissions, data?.permissions) }),
  });
  return useMemo(() => (permissions === user.permissions ? user : { ...user, permissions }), [user, permissions]);
}
