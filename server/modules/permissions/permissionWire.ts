import type { PermissionChange, PermittedUser } from '@/contract/entities/users/permission';
import { serializeTime } from '../../values/wire';
import type { ListedChange, PermittedRow } from './permittedUserStore';

/** Serializes a user for the permission calls. */
export const serializePermittedUser = ({
  id,
  name,
  username,
  role,
  groupName,
  enabled,
  ownCount,
}: PermittedRow): PermittedUser => ({
  id: String(id),
  name,
  username,
  role,
  groupName,
  enabled,
  ownCount,
});

/** Serializes a permission change. */
export const serializePermissionChange = ({ id, createdAt, ...change }: ListedChange): PermissionChange => ({
  ...change,
  id: String(id),
  time: serializeTime(createdAt),
});
