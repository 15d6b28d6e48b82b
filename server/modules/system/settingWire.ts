import type { LastChange, SettingChange } from '@/contract/entities/systemConfig';
import type { WhiteListCheck } from '@/contract/entities/whitelist';
import { timeOnWire } from '../../values/wire';
import type { OnlineSession } from './onlineStore';
import type { StoredChange } from './settingStore';

/** Who changed a setting last, and when; null where nobody has. */
export const lastChangeOnWire = (row: StoredChange | undefined): LastChange =>
  row === undefined ? null : { userName: row.userName, time: timeOnWire(row.createdAt) };

/** A change of a setting as the wire shows it. */
export const changeOnWire = ({ id, key, before, after, userName, createdAt }: StoredChange): SettingChange => ({
  id: String(id),
  key,
  before,
  after,
  userName,
  time: timeOnWire(createdAt),
});

/** Somebody whom a whitelist would sign out, as the wire shows it. */
export const outsiderOnWire = ({
  userId,
  name,
  username,
  address,
}: OnlineSession): WhiteListCheck['outside'][number] => ({ id: String(userId), name, username, address });
