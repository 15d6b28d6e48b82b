import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../server/database/embedded/embeddedPostgres';
import { resolvePostgresAccount } from '../../../server/database/embedded/resolvePostgresAccount';
import { locatePostgresBinaries } from '../../../server/database/embedded/locatePostgresBinaries';
import { migrateDatabase } from '../../../server/database/migrate';

/** A PostgreSQL and another that follows it. */
export interface StreamingPair {
  readonly primary: EmbeddedPostgres;
  readonly replica: EmbeddedPostgres;
  /** The replica's address for a superuser. */
  readonly above: string;
  readonly close: () => Promise<void>;
}

const CARELESS = ['fsync=off', 'full_page_writes=off', 'wal_level=replica', 'max_wal_senders=4', 'wal_keep_size=64MB'];

const superuser = (address: string): string => {
  const url = new URL(address);
  url.username = 'postgres';
  url.pathname = '/postgres';
  return url.href;
};

const start = (dataDir: string, ...more: string[]): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir, log: () => {}, overrides: [...CARELESS, ...more] });

const getHome = (dataDir: string): string => resolvePostgresAccount(locatePostgresBinaries(), dataDir).home;

/** Starts both, with all tables; the second is a copy of the first that was made while it rested. */
export const startStreamingPair = async (): Promise<StreamingPair> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'saldo-pair-'));
  const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')];
  const made = await start(first);
  await migrateDatabase(made.url);
  await made.stop();
  cpSync(first, second, { recursive: true });
  const cluster = path.join(getHome(second), 'postgres');
  writeFileSync(path.join(cluster, 'standby.signal'), '');
  const primary = await start(first);
  const { hostname, port, password } = new URL(primary.url);
  const from = `primary_conninfo=host=${hostname} port=${port} user=postgres password=${password}`;
  const replica = await start(second, from);
  const close = async (): Promise<void> => {
    await replica.stop();
    await primary.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { primary, replica, above: superuser(replica.url), close };
};
