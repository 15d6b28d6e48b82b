import type { ChildProcess } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { escapeLiteral } from 'pg';
import { errorCode, OperatorError } from '../../kernel/operatorError';
import { withClient } from '../connect';
import { embeddedPostgresAccount } from './embeddedPostgresAccount';
import { embeddedPostgresBinaries } from './embeddedPostgresBinaries';
import { openCluster, startFailure } from './embeddedPostgresCluster';
import { getCommand, isAlive, lockDataDir } from './embeddedPostgresLock';
import { endOrphans, endPostgres } from './embeddedPostgresStop';
import { until } from './until';

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** Address of the database `saldo`, as its owner: no superuser, but it may create roles and databases. */
  url: string;
  /** Address of the same, as the role that serves calls: it owns nothing and makes nothing. */
  servingUrl: string;
  /** Settles when it ended although nobody stopped it: the server has to end too, and be started again. */
  lost: Promise<void>;
  /** Ends it in order (open transactions are rolled back) and releases the data folder. */
  stop: () => Promise<void>;
}

interface Options {
  /** The folder everything lies in; one server at a time. */
  dataDir: string;
  /** Told what takes long or is unusual. */
  log: (line: string) => void;
  /** PostgreSQL's settings instead of ours; only for data that nobody will miss. */
  overrides?: readonly string[];
}

const settings = [
  // An acknowledged payment survives a power cut: these are PostgreSQL's defaults, and must stay.
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'shared_buffers=256MB',
  'work_mem=16MB',
  'random_page_cost=1.1',
  // Compiling a query costs more than our short ones take.
  'jit=off',
  'timezone=UTC',
  'log_timezone=UTC',
];

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const getLines = (file: string): string[] => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);

/** What outlived its server (kill -9) holds the cluster: end it; the lock says that no one uses it. */
const stopLeftover = async (cluster: string, log: Options['log']): Promise<void> => {
  const file = join(cluster, 'postmaster.pid');
  const pid = Number(getLines(file)[0]);
  const isRunning = pid > 0 && isAlive(pid) && getCommand(pid).includes(cluster);
  if (isRunning) log(`Stopping the PostgreSQL that an earlier server left behind (process ${pid}).`);
  const isGone = !isRunning || (await endPostgres({ pid, cluster, log }));
  if (!isGone || !(await endOrphans(cluster, log))) {
    throw new OperatorError(`The PostgreSQL of an earlier server in ${cluster} does not end: stop it and start again.`);
  }
  // Another program may have the number now; PostgreSQL itself would refuse to start because of it.
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

/** Waits as long as recovery after a crash needs, as long as the process lives. */
const untilReady = async (child: ChildProcess, cluster: string, log: Options['log']): Promise<boolean> => {
  const state = join(cluster, 'postmaster.pid');
  const settled = (): boolean =>
    hasEnded(child) || (getLines(state)[0] === String(child.pid) && getLines(state)[7]?.trim() === 'ready');
  if (!(await until(settled, 10_000))) {
    log('PostgreSQL is recovering from a crash; this can take minutes.');
    await until(settled, Number.POSITIVE_INFINITY);
  }
  return !hasEnded(child);
};

const stopChild = async ({ child, cluster, log }: Launched & Pick<Options, 'log'>): Promise<void> => {
  if (hasEnded(child) || child.pid === undefined) return;
  await endPostgres({ pid: child.pid, cluster, log });
  await until(() => hasEnded(child), 1000);
};

/** The serving role's password: it can be made of the owner's, and the owner's not of it. */
const servingPassword = (password: string): string =>
  createHmac('sha256', password).update('saldo_server').digest('hex');

const ensureDatabase = (url: string, password: string): Promise<void> =>
  withClient(url, async (client) => {
    const ensureRole = async (name: string, rights: string, secret: string): Promise<void> => {
      const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [name]);
      if (rowCount === 0) await client.query(`create role ${name} login ${rights} password ${escapeLiteral(secret)}`);
    };
    await ensureRole('saldo', 'createrole createdb', password);
    // A folder of the time when the owner served, too, gets it at its next start.
    await ensureRole('saldo_server', '', servingPassword(password));
    const database = await client.query("select 1 from pg_database where datname = 'saldo'");
    if (database.rowCount === 0) await client.query('create database saldo owner saldo');
  });

interface Run extends Options {
  release: () => void;
}

const launch = async ({ dataDir, log, overrides = [] }: Options): Promise<Launched> => {
  const account = embeddedPostgresAccount(embeddedPostgresBinaries(), dataDir);
  if (account.home !== dataDir) log(`PostgreSQL cannot enter ${dataDir}; its data lies in ${account.home}.`);
  await stopLeftover(join(account.home, 'postgres'), log);
  const { cluster, password } = await openCluster(account);
  const logFile = join(dataDir, 'postgres.log');
  const output = openLog(logFile);
  const before = statSync(logFile).size;
  const port = await freePort();
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
  // The database alone does not keep the server alive, and goes with it.
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

/** Node tells of a read-only disk that the folder does not exist. */
const whyNoFolder: Readonly<Record<string, string>> = {
  EEXIST: 'is a file',
  ENOENT: 'can not be made (a read-only disk?)',
};

const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const why = whyNoFolder[String(errorCode(error))];
    if (why === undefined) throw error;
    throw new OperatorError(`${folder} ${why}: choose another folder with DATA_DIR.`, { cause: error });
  }
};

/** Starts the PostgreSQL that comes with Saldo on the data folder; the first start creates the database. */
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
