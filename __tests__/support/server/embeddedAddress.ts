import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolvePostgresAccount } from '../../../server/database/embedded/resolvePostgresAccount';
import { locatePostgresBinaries } from '../../../server/database/embedded/locatePostgresBinaries';

/** Returns the port and credentials of a running server's embedded PostgreSQL from its cluster's folder. */
export const embeddedAddress = (dataDir: string): string => {
  const { home } = resolvePostgresAccount(locatePostgresBinaries(), dataDir);
  const cluster = join(home, 'postgres');
  const port = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(cluster, 'saldo.password'), 'utf8');
  return `postgres://saldo:${password}@127.0.0.1:${port}/saldo`;
};
