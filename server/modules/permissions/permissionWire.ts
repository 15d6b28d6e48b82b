import type { PermissionChange, PermittedUser } from '@/contract/entities/users/permission';
import { timeOnWire } from '../../values/wire';
import type { ListedChange, PermittedRow } from './permittedUserStore';

/** Serializes a user for the permission calls. */
export const permittedOnWire = ({
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
export const permissionChangeOnWire = ({ id, createdAt, ...change }: ListedChange): PermissionChange => ({
  ...change,
  id: String(id),
  time: timeOnWire(createdAt),
});
