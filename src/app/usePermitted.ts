import { useMenuPermissionsQuery } from '@/api/menuApi';
import { useMemo } from 'react';

import { keepReferenceIfEqual } from './keepReferenceIfEqual';
import type { SessionUser } from './sessionSlice';

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
