import type { LoginLogRow } from '@/contract/entities/users/loginLog';
import { serializeIdOrNull, serializeTime } from '../../../values/wire';
import type { LoggedAttempt } from './loginLogListStore';

const DEVICE_SHOWN = 12;
/** Two decimal places of a degree are about a kilometer: enough to recognize another town. */
const PLACES = 2;

const getPosition = ({ latitude, longitude }: LoggedAttempt['log']): string | null =>
  latitude === null || longitude === null ? null : `${latitude.toFixed(PLACES)}, ${longitude.toFixed(PLACES)}`;

/** Serializes a sign-in attempt, with device and position only as precise as a comparison needs. */
export const serializeLoginLog = ({ log, username, name }: LoggedAttempt): LoginLogRow => ({
  id: String(log.id),
  userId: serializeIdOrNull(log.userId),
  username,
  name,
  time: serializeTime(log.createdAt),
  outcome: log.outcome,
  client: log.client,
  ip: log.ip,
  device: log.veins.slice(0, DEVICE_SHOWN),
  position: getPosition(log),
});
