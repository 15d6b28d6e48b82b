import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../../scripts/findFreePort.mjs';
import { isDatabaseReachable } from '../../../server/database/databaseProbe';
import { ownByDatabase, startAsDatabase } from './account';
import { filled } from './filled';

/** A PgBouncer in transaction mode before a PostgreSQL. */
export interface PgBouncer {
  /** The address of the database through it. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

const WITHIN_MS = 10_000;
/** Fewer than a server has connections: the transactions of one of these run now in this session, now in that. */
const SIZE = 3;

const writtenFor = (target: URL, port: number, folder: string): string => {
  const users = path.join(folder, 'users.txt');
  writeFileSync(users, `"${target.username}" "${target.password}"\n`, { mode: 0o600 });
  const settings = path.join(folder, 'pgbouncer.ini');
  const values = {
    DATABASE_NAME: target.pathname.slice(1),
    PRIMARY_HOST: target.hostname,
    PRIMARY_PORT: target.port,
    POOL_HOST: '127.0.0.1',
    POOL_PORT: port,
    POOL_USERS_FILE: users,
    POOL_SIZE: SIZE,
  };
  writeFileSync(settings, filled('pgbouncer.ini', values));
  for (const file of [folder, users, settings]) ownByDatabase(file);
  return settings;
};

/** Starts one on config/deploy/pgbouncer.ini, before the PostgreSQL of an address. */
export const startPgBouncer = async (program: string, address: string): Promise<PgBouncer> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'saldo-pgbouncer-'));
  const target = new URL(address);
  const url = new URL(address);
  const port = await findFreePort();
  url.host = `127.0.0.1:${port}`;
  const settings = writtenFor(target, port, folder);
  const child = startAsDatabase({ command: [program, '-q', settings], folder, stdio: 'ignore' });
  const close = async (): Promise<void> => {
    const ended = child.exitCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (const end = performance.now() + WITHIN_MS; performance.now() < end; await wait(50)) {
    if (await isDatabaseReachable(url.href, 1000)) return { url: url.href, close };
  }
  await close();
  throw new Error('PgBouncer did not start');
};
