import type { Database } from '../../database/connect';
import { findSessionBySid, type SessionWithUser } from './sessionStore';

/** Lifetime of a cached session: the maximum delay of a revocation whose notification was lost. */
const REMEMBERED_MS = 1000;
/** Maximum number of cached sessions; fewer are active within that time. */
const REMEMBERED_MOST = 20_000;

/** Looks up a session by the hash of its sid. */
export type SessionLookUp = (sidHash: string) => Promise<SessionWithUser>;

/** Sources of sessions: the lookup by sid, and database queries by other keys. */
export interface SessionFinding {
  readonly database: Database;
  readonly bySid: SessionLookUp;
}

interface Remembered {
  readonly since: number;
  readonly found: Promise<SessionWithUser>;
}

/** Excludes sessions that wait for a page or a face check, because they still change. */
const isSettled = (found: SessionWithUser): boolean =>
  found?.session.state === 'full' && found.session.formerSidHash === null;

/**
 * Cache of sessions with their users, grants and institutions, each keyed by the hash of its sid. Any change reported by the database
 * clears it (migration 0036). While the database cannot report changes, nothing is cached.
 */
export class SessionCache {
  readonly #database: Database;
  readonly #remembered = new Map<string, Remembered>();
  #isTold = false;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Sets whether the database can currently notify this server of changes. */
  tell(isTold: boolean): void {
    this.#isTold = isTold;
    this.forget();
  }

  /** Clears the cache after a change. */
  forget(): void {
    this.#remembered.clear();
  }

  /** Returns true if the session is cached. */
  holds(sidHash: string): boolean {
    const remembered = this.#remembered.get(sidHash);
    return remembered !== undefined && remembered.since > performance.now() - REMEMBERED_MS;
  }

  /** Returns a cached session, or looks it up. */
  readonly recall: SessionLookUp = (sidHash) =>
    (this.holds(sidHash) ? this.#remembered.get(sidHash)?.found : undefined) ?? this.lookUp(sidHash);

  /** Reads the current session; the result is cached for the next requests. */
  readonly lookUp: SessionLookUp = async (sidHash) => {
    const looked = { since: performance.now(), found: findSessionBySid(this.#database, sidHash) };
    if (this.#isTold) this.#keep(sidHash, looked);
    const isKept = await looked.found.then(isSettled, () => false);
    if (!isKept && this.#remembered.get(sidHash) === looked) this.#remembered.delete(sidHash);
    return looked.found;
  };

  #keep(sidHash: string, looked: Remembered): void {
    if (this.#remembered.size >= REMEMBERED_MOST) this.forget();
    this.#remembered.set(sidHash, looked);
  }
}
