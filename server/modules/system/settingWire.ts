import type { LastChange } from '@/contract/entities/management/lastChange';
import type { SettingChange } from '@/contract/entities/management/systemConfig';
import type { WhiteListCheck } from '@/contract/entities/users/whitelist';
import { serializeTime } from '../../values/wire';
import type { OnlineSession } from './onlineStore';
import type { StoredChange } from './settingStore';

/** Serializes the last change of a setting; null without one. */
export const serializeLastChange = (row: StoredChange | undefined): LastChange =>
  row === undefined ? null : { userName: row.userName, time: serializeTime(row.createdAt) };

/** Serializes a change of a setting. */
export const serializeChange = ({ id, key, before, after, userName, createdAt }: StoredChange): SettingChange => ({
  id: String(id),
  key,
  before,
  after,
  userName,
  time: serializeTime(createdAt),
});

/** Serializes a user whom a whitelist would sign out. */
export const serializeOutsider = ({
  userId,
  name,
  username,
  address,
}: OnlineSession): WhiteListCheck['outside'][number] => ({ id: String(userId), name, username, address });
