import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode, OperatorError } from '../../kernel/operatorError';
import { until } from './until';

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** What Linux says of a process, from its state on; empty where there is none. */
const getStat = (pid: number): string[] =>
  read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');

/** Is there such a process? Numbers are used again, so ask `getCommand` what it is. One that has ended and that nobody has asked after yet is gone. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !['Z', 'X'].includes(getStat(pid)[0] ?? '');
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
};

const ps = (field: string, pid: number): string => {
  try {
    return execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
};

/** The command line of a process; empty when it is gone or hidden. */
export const getCommand = (pid: number): string =>
  process.platform === 'linux' ? read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ') : ps('command', pid);

/** A process as it can be told from a later one with the same number: by the moment of its start. */
const getIdentity = (pid: number): string => {
  if (process.platform !== 'linux') return `${pid} ${ps('lstart', pid)}`;
  return `${pid} ${getStat(pid)[19]} ${read('/proc/sys/kernel/random/boot_id').trim()}`;
};

const getHolder = (lock: string): number | undefined => {
  const pid = Number.parseInt(lock, 10);
  return pid > 0 && isAlive(pid) && getIdentity(pid) === lock ? pid : undefined;
};

const take = (path: string, mine: string): boolean => {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, mine);
  try {
    // A link appears whole or not at all, and never over another.
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft);
  }
};

const removeLeftover = (path: string, seen: string): void => {
  const aside = `${path}.old.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return; // another starter was quicker
  }
  // Between reading and renaming another starter may have put its own lock there: give it back.
  if (read(aside) !== seen) linkSync(aside, path);
  rmSync(aside);
};

/** A server that was told to end, or killed, needs a moment until it has. */
const ENDING_MS = 3000;

/** Takes the data folder for this process and returns how to let it go; two servers on one folder would fight. */
export const lockDataDir = async (dataDir: string): Promise<() => void> => {
  const path = join(dataDir, 'server.lock');
  const mine = getIdentity(process.pid);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (take(path, mine)) {
      return () => {
        if (read(path) === mine) rmSync(path, { force: true });
      };
    }
    const seen = read(path);
    const holder = getHolder(seen);
    if (holder !== undefined && !(await until(() => getHolder(seen) === undefined, ENDING_MS))) {
      throw new OperatorError(
        `Another Saldo server (process ${holder}) uses ${dataDir}: stop it, or choose another folder with DATA_DIR.`,
      );
    }
    removeLeftover(path, seen);
  }
  throw new OperatorError(`${path} is contested by other servers: start only one on this DATA_DIR.`);
};
