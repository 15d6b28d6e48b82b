import type { PermissionChange, PermittedUser } from '@/contract/entities/permission';
import { timeOnWire } from '../../values/wire';
import type { ListedChange, PermittedRow } from './permittedUserStore';

/** A user as the calls of permissions give it. */
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

/** A change of permissions as the wire shows it. */
export const permissionChangeOnWire = ({ id, createdAt, ...change }: ListedChange): PermissionChange => ({
  ...change,
  id: String(id),
  time: timeOnWire(createdAt),
});
