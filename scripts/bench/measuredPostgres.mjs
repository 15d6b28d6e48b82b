// PostgreSQL of a measured server: its cost, and the bare read used as a baseline for calls.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../findFreePort.mjs';
import { getSeconds } from './measuredServer.mjs';
import { root } from '../processes.mjs';

const inCluster = (dataDir, file) => readFileSync(path.join(dataDir, 'postgres', file), 'utf8');

/** Returns the connection parameters for a separate client, as the owner of the tables. */
export const getCluster = (dataDir) => ({
  host: '127.0.0.1',
  port: Number(inCluster(dataDir, 'postmaster.pid').split('\n')[3]),
  user: 'saldo',
  database: 'saldo',
  password: inCluster(dataDir, 'saldo.password').trim(),
});

/** Returns the same parameters as a URL. */
export const getUrl = ({ user, password, host, port, database }) =>
  `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`;

const getParent = (pid) => Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[1]);
const isChildOf = (parent) => (pid) => {
  try {
    return getParent(pid) === parent;
  } catch {
    return false; // The process has already ended.
  }
};

const secondsOfChild = (pid) => {
  try {
    return getSeconds(pid);
  } catch {
    return 0; // The process has already ended; the postmaster includes its figures.
  }
};

/** Seconds of CPU of a PostgreSQL: of those processes that live, and of those that ended. */
export const getPostgresSeconds = (dataDir) => {
  const postmaster = Number(inCluster(dataDir, 'postmaster.pid').split('\n')[0]);
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = pids.map(Number).filter(isChildOf(postmaster));
  return getSeconds(postmaster, { withEnded: true }) + children.reduce((sum, pid) => sum + secondsOfChild(pid), 0);
};

/** Starts the process that only reads fifteen rows. */
export const startRaw = async (dataDir) => {
  const port = await findFreePort();
  const child = spawn(process.execPath, [path.join(root, 'scripts/bench/rawRead.mjs'), dataDir, String(port)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const read = (what = '') => fetch(`${url}/${what}`).then((reply) => reply.json());
  while (child.exitCode === null && (await read().catch(() => undefined)) === undefined) await wait(50);
  return { child, read };
};
