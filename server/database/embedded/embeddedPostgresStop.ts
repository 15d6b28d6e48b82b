import { existsSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { getCommand, isAlive } from './embeddedPostgresLock';
import { waitUntil } from './waitUntil';

/** Ends open transactions, writes everything down: most often done in less than a second. */
const FAST_MS = 6000;
/** Stops without a checkpoint: no data is lost, the next start recovers. */
const IMMEDIATE_MS = 2000;
const KILLED_MS = 2000;
/** Processes notice that their postmaster is gone, unless they wait for a process that was killed with it. */
const ORPHANED_MS = 1000;

const getFolder = (pid: number): string => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return '';
  }
};

/** Finds all PostgreSQL processes by their working directory, the cluster's folder, including those that outlived their postmaster. */
const processesIn = (cluster: string): number[] => {
  if (process.platform !== 'linux') return [];
  const folder = realpathSync(cluster);
  const all = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return all.filter((pid) => getFolder(pid) === folder && /postgres/.test(getCommand(pid)));
};

const kill = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch {
    // It has already exited.
  }
};

/** Postmaster process to stop. */
export interface PostgresShutdown {
  readonly pid: number;
  /** Folder of its cluster. */
  readonly cluster: string;
  /** Called with a message about unusual events. */
  readonly log: (line: string) => void;
}

/** Stops PostgreSQL in any state: after a crash, its processes may wait for each other forever. Returns true if it has ended. */
export const endPostgres = async ({ pid, cluster, log }: PostgresShutdown): Promise<boolean> => {
  const isOver = (): boolean => !isAlive(pid);
  for (const [signal, milliseconds] of [
    ['SIGINT', FAST_MS],
    ['SIGQUIT', IMMEDIATE_MS],
  ] as const) {
    kill(pid, signal);
    if (await waitUntil(isOver, milliseconds)) return true;
  }
  log(`PostgreSQL (process ${pid}) does not end by itself: its processes are killed. Nothing is lost.`);
  for (const each of [pid, ...processesIn(cluster)]) kill(each, 'SIGKILL');
  return waitUntil(() => isOver() && processesIn(cluster).length === 0, KILLED_MS);
};

/**
 * Stops the processes of a cluster that outlived their postmaster. One that waits for a lock of a killed process waits forever, and
 * prevents PostgreSQL from starting on the cluster. Returns true if all have ended.
 */
export const endOrphans = async (cluster: string, log: PostgresShutdown['log']): Promise<boolean> => {
  const isOver = (): boolean => !existsSync(cluster) || processesIn(cluster).length === 0;
  if (await waitUntil(isOver, ORPHANED_MS)) return true;
  log('PostgreSQL was killed, and processes of it have outlived it: they are ended. Nothing is lost.');
  for (const each of processesIn(cluster)) kill(each, 'SIGKILL');
  return waitUntil(isOver, KILLED_MS);
};
