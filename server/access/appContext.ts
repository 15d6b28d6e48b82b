import type { Database } from '../database/connect';
import type { Replica } from '../database/replica';
import type { SessionCache } from '../security/session/sessionMemory';
import type { Services } from '../kernel/services';
import type { Settings } from '../settings/settings';

/** Dependencies of every part of the server. */
export interface WorkContext {
  readonly settings: Settings;
  readonly database: Database;
  /** Replica of the database, if there is one. */
  readonly replica?: Replica;
  /** Clock shared by the whole server. */
  readonly now: () => Date;
}

/** Dependencies of the calls. */
export interface AppContext extends WorkContext {
  readonly services: Services;
  /** Cache of recently looked-up sessions and their users. */
  readonly sessions: SessionCache;
}
