import { type OpenedDatabase, openDatabase, type Say } from '../database/openDatabase';
import type { Disposables } from '../kernel/stopAll';
import { takeOwnerUrl } from '../settings/databaseSettings';
import { readSettings } from '../settings/settings';

/** Opens the database that a command's environment names. */
export const openAsked = (stops: Disposables, say: Say): Promise<OpenedDatabase> =>
  openDatabase({ settings: readSettings(process.env), ownerUrl: takeOwnerUrl(process.env), stops, say });
