import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedPostgresAccount } from '../../../server/database/embedded/embeddedPostgresAccount';
import { embeddedPostgresBinaries } from '../../../server/database/embedded/embeddedPostgresBinaries';

/** Where a running server's own PostgreSQL listens and what opens it: both stand in its cluster's folder. */
export const embeddedAddress = (dataDir: string): string => {
  const { home } = embeddedPostgresAccount(embeddedPostgresBinaries(), dataDir);
  const cluster = join(home, 'postgres');
  const port = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(cluster, 'saldo.password'), 'utf8');
  return `postgres://saldo:${password}@127.0.0.1:${port}/saldo`;
};
