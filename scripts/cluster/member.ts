import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { listInFolder, signal } from '../durability/processes';
import type { Service } from './service';

const state = z.object({
  members: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      state: z.string(),
      lag: z.optional(z.union([z.number(), z.string()])),
    }),
  ),
});

/** Members of the cluster, as reported by Patroni. */
export type Members = z.output<typeof state>['members'];

/** Failures that a round can inject into the primary. */
export const CLUSTER_FAULTS = ['machine', 'postmaster', 'frozen', 'unguarded'] as const;
export type ClusterFault = (typeof CLUSTER_FAULTS)[number];

const isHalt = (blow: ClusterFault): boolean => blow === 'frozen' || blow === 'unguarded';

/** One machine of the cluster: a Patroni with its PostgreSQL. */
export class Member {
  readonly name: string;
  readonly service: Service;
  readonly #rest: string;

  constructor(name: string, service: Service, rest: string) {
    this.name = name;
    this.service = service;
    this.#rest = rest;
  }

  /** All members as this one sees them; none while it does not answer. */
  async sees(): Promise<Members> {
    try {
      const reply = await fetch(`${this.#rest}/cluster`, { signal: AbortSignal.timeout(2000) });
      return state.parse(await reply.json()).members;
    } catch {
      return [];
    }
  }

  /**
   * Finds the processes in advance and returns the function that injects the failure: kill -9 of all, of PostgreSQL's first process, or a
   * halt of all.
   */
  aim(blow: ClusterFault): () => void {
    const all = listInFolder(this.service.folder).map(({ pid }) => pid);
    const pids = blow === 'postmaster' ? [this.postmaster] : all;
    return () => {
      for (const pid of pids) signal(pid, isHalt(blow) ? 'SIGSTOP' : 'SIGKILL');
    };
  }

  /** Halts the receivers of the primary's stream; returns the function that resumes them. */
  deafen(): () => void {
    const ears = listInFolder(this.service.folder).filter(({ command }) => command.includes('walreceiver'));
    for (const { pid } of ears) signal(pid, 'SIGSTOP');
    return () => {
      // It ends before it reads the data that has arrived; PostgreSQL starts another.
      for (const { pid } of ears) for (const name of ['SIGTERM', 'SIGCONT'] as const) signal(pid, name);
    };
  }

  /** Restarts a killed member, and a halted one as if a watchdog had ended it. An unguarded member resumes without a restart. */
  mend(blow: ClusterFault): void {
    if (blow === 'postmaster') return;
    for (const { pid } of isHalt(blow) ? listInFolder(this.service.folder) : []) {
      signal(pid, blow === 'frozen' ? 'SIGKILL' : 'SIGCONT');
    }
    if (blow !== 'unguarded') this.service.start();
  }

  private get postmaster(): number {
    return Number(readFileSync(path.join(this.service.folder, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
  }
}
