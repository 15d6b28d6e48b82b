import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedPostgresAccount } from '../../../server/database/embedded/embeddedPostgresAccount';
import { embeddedPostgresBinaries } from '../../../server/database/embedded/embeddedPostgresBinaries';

/** Returns the port and credentials of a running server's embedded PostgreSQL from its cluster's folder. */
export const embeddedAddress = (dataDir: string): string => {
  const { home } = embeddedPostgresAccount(embeddedPostgresBinaries(), dataDir);
  const cluster = join(home, 'postgres');
  const port = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(cluster, 'saldo.password'), 'utf8');
  return `postgres://saldo:${password}@127.0.0.1:${port}/saldo`;
};
