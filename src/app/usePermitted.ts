import { useMenuPermissionsQuery } from '@/api/menuApi';
import { useMemo } from 'react';

import { keepReferenceIfEqual } from './keepReferenceIfEqual';
import type { SessionUser } from './sessionSlice';

/** The user with all that is in force now; asked again when the server tells that it has changed (RO-01). A server that never said is not asked: there the table of roles decides. */
export function usePermitted(user: SessionUser): SessionUser {
  const { permissions } = useMenuPermissionsQuery(undefined, {
    skip: user.permissions === undefined,
    selectFromResult: ({ data }) => ({ permissions: keepReferenceIfEqual(user.permissions, data?.permissions) }),
  });
  return useMemo(() => (permissions === user.permissions ? user : { ...user, permissions }), [user, permissions]);
}
