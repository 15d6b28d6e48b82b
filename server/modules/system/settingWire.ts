import type { LastChange, SettingChange } from '@/contract/entities/management/systemConfig';
import type { WhiteListCheck } from '@/contract/entities/users/whitelist';
import { timeOnWire } from '../../values/wire';
import type { OnlineSession } from './onlineStore';
import type { StoredChange } from './settingStore';

/** Serializes the last change of a setting; null without one. */
export const lastChangeOnWire = (row: StoredChange | undefined): LastChange =>
  row === undefined ? null : { userName: row.userName, time: timeOnWire(row.createdAt) };

/** Serializes a change of a setting. */
export const changeOnWire = ({ id, key, before, after, userName, createdAt }: StoredChange): SettingChange => ({
  id: String(id),
  key,
  before,
  after,
  userName,
  time: timeOnWire(createdAt),
});

/** Serializes a user whom a whitelist would sign out. */
export const outsiderOnWire = ({
  userId,
  name,
  username,
  address,
}: OnlineSession): WhiteListCheck['outside'][number] => ({ id: String(userId), name, username, address });
