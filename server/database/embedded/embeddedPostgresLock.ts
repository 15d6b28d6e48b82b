import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getErrorCode, OperatorError } from '../../kernel/operatorError';
import { waitUntil } from './waitUntil';

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** Returns the fields of /proc/<pid>/stat from the state on; empty if there is no such process. */
const getStat = (pid: number): string[] =>
  read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');

/** Returns true if the process exists. Process ids are reused, so compare `getCommand` too. A zombie process counts as ended. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !['Z', 'X'].includes(getStat(pid)[0] ?? '');
  } catch (error) {
    return getErrorCode(error) === 'EPERM';
  }
};

const ps = (field: string, pid: number): string => {
  try {
    return execFileSync('ps', ['-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
};

/** Returns the command line of a process; empty if it has ended or is hidden. */
export const getCommand = (pid: number): string =>
  process.platform === 'linux' ? read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ') : ps('command', pid);

/** Identifies a process by its start time, to distinguish it from a later one with the same id. */
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
    // A link is created atomically, and never replaces another.
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return false;
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
    return; // another process was faster
  }
  // Between reading and renaming, another process may have created its lock: restore it.
  if (read(aside) !== seen) linkSync(aside, path);
  rmSync(aside);
};

/** Time for a server to exit after a stop signal or a kill, in milliseconds. */
const ENDING_MS = 3000;

/** Locks the data folder for this process, because two servers would corrupt it. Returns the release function. */
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
    if (holder !== undefined && !(await waitUntil(() => getHolder(seen) === undefined, ENDING_MS))) {
      throw new OperatorError(
        `Another Saldo server (process ${holder}) uses ${dataDir}: stop it, or choose another folder with DATA_DIR.`,
      );
    }
    removeLeftover(path, seen);
  }
  throw new OperatorError(`${path} is contested by other servers: start only one on this DATA_DIR.`);
};
