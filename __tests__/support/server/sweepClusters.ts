import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../../../server/database/embedded/embeddedPostgresLock';

/** Prefix of the folder of a run's cluster. */
export const OF_A_RUN = 'saldo-jest-run-';

const HOUR_MS = 3_600_000;

const isLeftBehind = (folder: string): boolean => {
  const lock = join(folder, 'server.lock');
  if (existsSync(lock)) return !isAlive(Number.parseInt(readFileSync(lock, 'utf8'), 10));
  return Date.now() - statSync(folder).mtimeMs > HOUR_MS;
};

/** Removes what runs that were killed have left: 80 MB each, in memory. A PostgreSQL that outlived its run ends when its folder is gone. */
export const sweepClusters = (place: string): void => {
  for (const name of readdirSync(place)) {
    const folder = join(place, name);
    if (name.startsWith(OF_A_RUN) && isLeftBehind(folder)) rmSync(folder, { recursive: true, force: true });
  }
};
