import type { Random } from '../../server/seed/random';
import { listDescendants, signal } from './processes';
import type { RunningSite } from './runningSite';

/** Failures of a round: the process to kill or to terminate. */
export const FAULT_KINDS = [
  'server',
  'postmaster',
  'postgres',
  'backend',
  'serverAndPostgres',
  'tree',
  'SIGTERM',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** Failures of two servers on one database. */
export const PAIR_FAULTS = ['server', 'tree', 'SIGTERM', 'backend'] as const satisfies readonly FaultKind[];

/** All kinds in turns, each turn in another order. */
export const alternateFaults = (kinds: readonly FaultKind[], random: Random): (() => FaultKind) => {
  let left: FaultKind[] = [];
  return () => {
    if (left.length === 0) left = [...kinds];
    const [hit = 'server'] = left.splice(random.int(0, left.length - 1), 1);
    return hit;
  };
};

/** Processes that can be killed. */
export interface Targets {
  readonly site: RunningSite;
  readonly postmaster: number;
}

/** Finds the processes in advance and returns the function that kills them, because the search takes long enough for work to end. */
export const aimFault = (
  hit: Exclude<FaultKind, 'SIGTERM'>,
  { site, postmaster }: Targets,
  random: Random,
): (() => void) => {
  const { supervisor, server } = site;
  const others = listDescendants(postmaster);
  const backends = others.filter(({ command }) => command.includes('saldo_server saldo')).map(({ pid }) => pid);
  const postgres = [postmaster, ...others.map(({ pid }) => pid)];
  const targets = {
    server: [server],
    postmaster: [postmaster],
    postgres,
    backend: backends.slice(random.int(0, Math.max(0, backends.length - 1))).slice(0, 1),
    serverAndPostgres: [server, ...postgres],
    tree: [supervisor, server, ...(site.isAlone ? postgres : [])],
  }[hit].filter((pid) => pid > 0);
  if (targets.length === 0) throw new Error(`nothing was found to kill (${hit})`);
  return () => {
    for (const pid of targets) signal(pid, 'SIGKILL');
  };
};

/** After these the supervisor starts the server again; the others are either mended without it or end it too. */
export const isSupervised = (hit: FaultKind): boolean =>
  ['server', 'postmaster', 'postgres', 'serverAndPostgres'].includes(hit);
