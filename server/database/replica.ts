import { setTimeout as wait } from 'node:timers/promises';
import { getErrorCode } from '../kernel/operatorError';
import { Refusal } from '../kernel/refusal';
import { connect, type Database } from './connect';

/** Maximum lag of a replica that may serve reads: older figures would be misleading. */
const LAG_MOST_MS = 10_000;
const LOOK_EVERY_MS = 1000;
const NOT_ASKED = 'The replica does not answer, or is too far behind: the primary is asked instead.';
/** Maximum connections for reports (createCallLanes). */
const CONNECTIONS = 8;

/** Position of the primary's log at a time of this process. */
interface Mark {
  readonly at: number;
  readonly place: bigint;
}

interface ReplicaParts {
  readonly url: string;
  readonly primary: Database;
  /** Called when the replica is taken out of use, and when it is used again. */
  readonly say: (line: string) => void;
  readonly lagMostMs?: number;
}

const getPlace = async (database: Database, expression: string): Promise<bigint> => {
  const { rows } = await database.$client.query<{ place: string }>(
    `select pg_wal_lsn_diff(${expression}, '0/0')::text as place`,
  );
  return BigInt(rows[0]?.place ?? 0);
};

/** A replica that was promoted to primary returns null: it no longer follows the primary's changes. */
const FOLLOWED = 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end';

/** Returns true if a statement exceeded its time limit; the query builder wraps PostgreSQL's error. */
const isOverTime = (error: unknown): boolean =>
  error instanceof Error && [error, error.cause].some((each) => getErrorCode(each) === '57014');

/** Replica of the database for queries whose result may be some seconds old. */
export class Replica {
  readonly #parts: Required<ReplicaParts>;
  readonly #database: Database;
  readonly #looking: Promise<void>;
  readonly #end = new AbortController();
  #marks: readonly Mark[] = [];
  /** Latest time whose changes the replica is known to have. */
  #isOf = Number.NEGATIVE_INFINITY;
  #isAsked: boolean | undefined;

  constructor(parts: ReplicaParts) {
    this.#parts = { lagMostMs: LAG_MOST_MS, ...parts };
    this.#database = connect({ url: parts.url, onError: () => {}, limits: { size: CONNECTIONS } });
    this.#looking = this.#look();
  }

  /** Runs work on the replica, or on the primary if the replica lags too far, does not respond, or cannot execute it. */
  async ask<T>(work: (database: Database) => Promise<T>): Promise<T> {
    if (!this.isFresh) return work(this.#parts.primary);
    try {
      return await work(this.#database);
    } catch (error) {
      // Errors of the query rather than of the replica; a query too heavy for the replica must not run on the primary.
      if (error instanceof Refusal || isOverTime(error)) throw error;
      return work(this.#parts.primary);
    }
  }

  /** True if it responds and its lag is acceptable. */
  get isFresh(): boolean {
    return performance.now() - this.#isOf <= this.#parts.lagMostMs;
  }

  async stop(): Promise<void> {
    this.#end.abort();
    await this.#looking;
    await this.#database.$client.end();
  }

  async #look(): Promise<void> {
    const { signal } = this.#end;
    while (!signal.aborted) {
      await this.#compare().catch(() => {
        this.#isOf = Number.NEGATIVE_INFINITY;
      });
      this.#tell();
      await wait(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  async #compare(): Promise<void> {
    const { primary, lagMostMs } = this.#parts;
    const at = performance.now();
    // While the primary is away no mark is added, so the replica soon counts as outdated.
    const place = await getPlace(primary, 'pg_current_wal_lsn()').catch(() => undefined);
    const known = this.#marks.filter((mark) => mark.at > at - 2 * lagMostMs);
    this.#marks = place === undefined ? known : [...known, { at, place }];
    const reached = await getPlace(this.#database, FOLLOWED);
    this.#isOf = this.#marks.findLast((mark) => mark.place <= reached)?.at ?? Number.NEGATIVE_INFINITY;
  }

  #tell(): void {
    if (this.#isAsked === this.isFresh) return;
    const isNew = this.#isAsked === undefined;
    this.#isAsked = this.isFresh;
    if (isNew && this.#isAsked) return;
    this.#parts.say(this.#isAsked ? 'The replica is asked again.' : NOT_ASKED);
  }
}
