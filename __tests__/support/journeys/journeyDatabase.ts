import { connect, type Database } from '../../../server/database/connect';
import { embeddedAddress } from '../server/embeddedAddress';

/** The database of the server under test: DATABASE_URL as the server has it, else the embedded one in JOURNEY_DATA_DIR. */
export const openJourneyDatabase = (): Database => {
  const dataDir = process.env['JOURNEY_DATA_DIR'];
  const url = process.env['DATABASE_URL'] || (dataDir ? embeddedAddress(dataDir) : '');
  if (url === '') throw new Error('JOURNEY_DATA_DIR is not set: run the journeys with npm test -- journeys');
  return connect({ url, onError: () => {}, limits: { size: 4 } });
};
