import type { Database } from '../../database/connect';
import { sessionBySid, type KnownSession } from './sessionStore';

/** So long a server may take a session for what it was, should nobody tell it of a change: the most that a revocation waits. */
const REMEMBERED_MS = 1000;
/** More sessions than this are not at work within that time. */
const REMEMBERED_MOST = 20_000;

/** How a session is found by the hash of its sid. */
export type SessionLookUp = (sidHash: string) => Promise<KnownSession>;

/** Where sessions are found: by their sid, and by whatever else in the database. */
export interface Finding {
  readonly database: Database;
  readonly bySid: SessionLookUp;
}

interface Remembered {
  readonly since: number;
  readonly found: Promise<KnownSession>;
}

/** What waits for a page or a face check goes on changing by itself. */
const isSettled = (found: KnownSession): boolean =>
  found?.session.state === 'full' && found.session.formerSidHash === null;

/**
 * Sessions with their users, grants and institutions as they were a moment ago, each under the hash of its own sid. All are forgotten
 * as soon as the database tells that anything of it has changed (migration 0036); while it can not tell, nothing is remembered.
 */
export class SessionCache {
  readonly #database: Database;
  readonly #remembered = new Map<string, Remembered>();
  #isTold = false;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Whether the database can tell this server of changes now. */
  tell(isTold: boolean): void {
    this.#isTold = isTold;
    this.forget();
  }

  /** Something of it has changed. */
  forget(): void {
    this.#remembered.clear();
  }

  /** Whether a session was looked up a moment ago. */
  holds(sidHash: string): boolean {
    const held = this.#remembered.get(sidHash);
    return held !== undefined && held.since > performance.now() - REMEMBERED_MS;
  }

  /** A session as it was a moment ago. */
  readonly recall: SessionLookUp = (sidHash) =>
    (this.holds(sidHash) ? this.#remembered.get(sidHash)?.found : undefined) ?? this.lookUp(sidHash);

  /** A session as it is now; who asks for it in the next moment gets the same. */
  readonly lookUp: SessionLookUp = async (sidHash) => {
    const looked = { since: performance.now(), found: sessionBySid(this.#database, sidHash) };
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
