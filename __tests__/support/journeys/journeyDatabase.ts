import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect, type Database } from '../../../server/database/connect';
import { embeddedPostgresAccount } from '../../../server/database/embedded/embeddedPostgresAccount';
import { embeddedPostgresBinaries } from '../../../server/database/embedded/embeddedPostgresBinaries';

/** Where the running server's own PostgreSQL listens and what opens it: both stand in its cluster's folder. */
const embeddedAddress = (dataDir: string): string => {
  const { home } = embeddedPostgresAccount(embeddedPostgresBinaries(), dataDir);
  const cluster = join(home, 'postgres');
  const port = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(cluster, 'saldo.password'), 'utf8');
  return `postgres://saldo:${password}@127.0.0.1:${port}/saldo`;
};

/** The database of the server under test: DATABASE_URL as the server has it, else the embedded one in JOURNEY_DATA_DIR. */
export const openJourneyDatabase = (): Database => {
  const dataDir = process.env['JOURNEY_DATA_DIR'];
  const url = process.env['DATABASE_URL'] || (dataDir ? embeddedAddress(dataDir) : '');
  if (url === '') throw new Error('JOURNEY_DATA_DIR is not set: run the journeys with npm test -- journeys');
  return connect({ url, onError: () => {}, limits: { size: 4 } });
};
