import type { LoginLogRow } from '@/contract/entities/loginLog';
import { idOrNull, timeOnWire } from '../../values/wire';
import type { LoggedAttempt } from './loginLogListStore';

const DEVICE_SHOWN = 12;
/** Two places of a degree are about a kilometre: enough to see that it is another town. */
const PLACES = 2;

const getPosition = ({ latitude, longitude }: LoggedAttempt['log']): string | null =>
  latitude === null || longitude === null ? null : `${latitude.toFixed(PLACES)}, ${longitude.toFixed(PLACES)}`;

/** An attempt to sign in as the wire shows it: of the device and the position as much as a comparison needs. */
export const loginLogOnWire = ({ log, username, name }: LoggedAttempt): LoginLogRow => ({
  id: String(log.id),
  userId: idOrNull(log.userId),
  username,
  name,
  time: timeOnWire(log.createdAt),
  outcome: log.outcome,
  client: log.client,
  ip: log.ip,
  device: log.veins.slice(0, DEVICE_SHOWN),
  position: getPosition(log),
});
