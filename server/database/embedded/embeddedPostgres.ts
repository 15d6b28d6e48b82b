import type { ChildProcess } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { escapeLiteral } from 'pg';
import { getErrorCode, OperatorError } from '../../kernel/operatorError';
import { withClient } from '../connect';
import { resolvePostgresAccount } from './resolvePostgresAccount';
import { locatePostgresBinaries } from './locatePostgresBinaries';
import { openCluster, startFailure } from './embeddedPostgresCluster';
import { getCommand, isAlive, lockDataDir } from './embeddedPostgresLock';
import { endOrphans, endPostgres } from './embeddedPostgresStop';
import { findFreePort } from './findFreePort';
import { waitUntil } from './waitUntil';

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** Address of the database `saldo`, as its owner: no superuser, but it may create roles and databases. */
  url: string;
  /** URL of the same database for the role that serves calls; it owns nothing and cannot create objects. */
  servingUrl: string;
  /** Settles when PostgreSQL exits unexpectedly; the server must then exit and be restarted. */
  lost: Promise<void>;
  /** Ends it in order (open transactions are rolled back) and releases the data folder. */
  stop: () => Promise<void>;
}

interface Options {
  /** Data folder; only one server at a time may use it. */
  dataDir: string;
  /** Called with a message about slow or unusual events. */
  log: (line: string) => void;
  /** Replaces our PostgreSQL settings; only for disposable data. */
  overrides?: readonly string[];
  /** Ports that the server opens later. */
  reservedPorts?: readonly number[];
}

const settings = [
  // Durability after a power failure: PostgreSQL's defaults, which must not change.
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'shared_buffers=256MB',
  'work_mem=16MB',
  'random_page_cost=1.1',
  // JIT compilation costs more than short queries gain.
  'jit=off',
  'timezone=UTC',
  'log_timezone=UTC',
];

const getLines = (file: string): string[] => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);

/** Stops processes that outlived their server (kill -9) and hold the cluster. The lock guarantees that no other server uses it. */
const stopLeftover = async (cluster: string, log: Options['log']): Promise<void> => {
  const file = join(cluster, 'postmaster.pid');
  const pid = Number(getLines(file)[0]);
  const isRunning = pid > 0 && isAlive(pid) && getCommand(pid).includes(cluster);
  if (isRunning) log(`Stopping the PostgreSQL that an earlier server left behind (process ${pid}).`);
  const isGone = !isRunning || (await endPostgres({ pid, cluster, log }));
  if (!isGone || !(await endOrphans(cluster, log))) {
    throw new OperatorError(`The PostgreSQL of an earlier server in ${cluster} does not end: stop it and start again.`);
  }
  // Another process may use the pid now, and PostgreSQL would refuse to start because of it.
  rmSync(file, { force: true });
};

const openLog = (file: string): number => {
  if (existsSync(file) && statSync(file).size > 10_000_000) renameSync(file, `${file}.1`);
  return openSync(file, 'a');
};

interface Launched {
  readonly child: ChildProcess;
  readonly cluster: string;
  readonly address: string;
  readonly password: string;
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Waits until crash recovery is complete, as long as the process lives. */
const untilReady = async (child: ChildProcess, cluster: string, log: Options['log']): Promise<boolean> => {
  const state = join(cluster, 'postmaster.pid');
  const settled = (): boolean =>
    hasEnded(child) || (getLines(state)[0] === String(child.pid) && getLines(state)[7]?.trim() === 'ready');
  if (!(await waitUntil(settled, 10_000))) {
    log('PostgreSQL is recovering from a crash; this can take minutes.');
    await waitUntil(settled, Number.POSITIVE_INFINITY);
  }
  return !hasEnded(child);
};

const stopChild = async ({ child, cluster, log }: Launched & Pick<Options, 'log'>): Promise<void> => {
  if (hasEnded(child) || child.pid === undefined) return;
  await endPostgres({ pid: child.pid, cluster, log });
  await waitUntil(() => hasEnded(child), 1000);
};

/** Derives the serving role's password from the owner's; the reverse is impossible. */
const servingPassword = (password: string): string =>
  createHmac('sha256', password).update('saldo_server').digest('hex');

const ensureDatabase = (url: string, password: string): Promise<void> =>
  withClient(url, async (client) => {
    const ensureRole = async (name: string, rights: string, secret: string): Promise<void> => {
      const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [name]);
      if (rowCount === 0) await client.query(`create role ${name} login ${rights} password ${escapeLiteral(secret)}`);
    };
    await ensureRole('saldo', 'createrole createdb', password);
    // A data folder from before the separate serving role gets it at its next start.
    await ensureRole('saldo_server', '', servingPassword(password));
    const database = await client.query("select 1 from pg_database where datname = 'saldo'");
    if (database.rowCount === 0) await client.query('create database saldo owner saldo');
  });

interface Run extends Options {
  release: () => void;
}

const launch = async ({ dataDir, log, overrides = [], reservedPorts = [] }: Options): Promise<Launched> => {
  const account = resolvePostgresAccount(locatePostgresBinaries(), dataDir);
  if (account.home !== dataDir) log(`PostgreSQL cannot enter ${dataDir}; its data lies in ${account.home}.`);
  await stopLeftover(join(account.home, 'postgres'), log);
  const { cluster, password } = await openCluster(account);
  const logFile = join(dataDir, 'postgres.log');
  const output = openLog(logFile);
  const before = statSync(logFile).size;
  const port = await findFreePort(reservedPorts);
  const args = [
    '-D',
    cluster,
    '-p',
    String(port),
    ...[...settings, ...overrides].flatMap((setting) => ['-c', setting]),
  ];
  const child = account.start('postgres', args, ['ignore', output, output]);
  closeSync(output);
  child.once('error', () => {});
  if (await untilReady(child, cluster, log)) return { child, cluster, address: `127.0.0.1:${port}`, password };
  throw startFailure(readFileSync(logFile).subarray(before).toString(), logFile);
};

const run = async ({ release, ...options }: Run): Promise<EmbeddedPostgres> => {
  const launched = await launch(options);
  const { child, address, password } = launched;
  const endWithUs = (): void => void child.kill('SIGINT');
  // The database process does not keep the server alive, and ends with it.
  child.unref();
  process.once('exit', endWithUs);
  let stopping = false;
  const stop = async (): Promise<void> => {
    stopping = true;
    process.off('exit', endWithUs);
    await stopChild({ ...launched, log: options.log });
    release();
  };
  try {
    await ensureDatabase(`postgres://postgres:${password}@${address}/postgres`, password);
  } catch (error) {
    await stop();
    throw error;
  }
  const lost = new Promise<void>((resolve) => {
    child.once('exit', () => {
      if (!stopping) resolve();
    });
  });
  return {
    url: `postgres://saldo:${password}@${address}/saldo`,
    servingUrl: `postgres://saldo_server:${servingPassword(password)}@${address}/saldo`,
    lost,
    stop,
  };
};

/** Node reports a read-only disk as a missing folder. */
const whyNoFolder: Readonly<Record<string, string>> = {
  EEXIST: 'is a file',
  ENOENT: 'can not be made (a read-only disk?)',
};

const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const why = whyNoFolder[String(getErrorCode(error))];
    if (why === undefined) throw error;
    throw new OperatorError(`${folder} ${why}: choose another folder with DATA_DIR.`, { cause: error });
  }
};

/** Starts the bundled PostgreSQL on the data folder; the first start creates the database. */
export const startEmbeddedPostgres = async (options: Options): Promise<EmbeddedPostgres> => {
  makeFolder(options.dataDir);
  const release = await lockDataDir(options.dataDir);
  try {
    return await run({ ...options, release });
  } catch (error) {
    release();
    throw error;
  }
};
