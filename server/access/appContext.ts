import type { Database } from '../database/connect';
import type { Services } from '../kernel/services';
import type { Settings } from '../settings/settings';

/** What every part of the server stands on. */
export interface AppContext {
  readonly settings: Settings;
  readonly database: Database;
  /** The server's one clock. */
  readonly now: () => Date;
  readonly services: Services;
}
