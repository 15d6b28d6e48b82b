import { useMenuPermissionsQuery } from '@/api/menuApi';
import { useMemo } from 'react';

import type { SessionUser } from './sessionSlice';

/** The user with all that is in force now; asked again when the server tells that it has changed (RO-01). A server that never said is not asked: there the table of roles decides. */
export function usePermitted(user: SessionUser): SessionUser {
  const { data } = useMenuPermissionsQuery(undefined, { skip: user.permissions === undefined });
  return useMemo(() => (data ? { ...user, permissions: data.permissions } : user), [user, data]);
}
