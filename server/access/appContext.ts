import type { Database } from '../database/connect';
import type { Replica } from '../database/replica';
import type { SessionCache } from '../security/session/sessionMemory';
import type { Services } from '../kernel/services';
import type { Settings } from '../settings/settings';

/** What every part of the server stands on. */
export interface WorkContext {
  readonly settings: Settings;
  readonly database: Database;
  /** What follows the database, where there is such a one. */
  readonly replica?: Replica;
  /** The server's one clock. */
  readonly now: () => Date;
}

/** What calls stand on. */
export interface AppContext extends WorkContext {
  readonly services: Services;
  /** Who calls, as it was a moment ago. */
  readonly sessions: SessionCache;
}
