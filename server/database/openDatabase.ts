import type { Settings } from '../settings/settings';
import type { Stops } from '../kernel/stopAll';
import { connect, type Database } from './connect';
import { startEmbeddedPostgres } from './embedded/embeddedPostgres';
import { migrateDatabase } from './migrate';

/** An open database of the current version, and its address. */
export interface OpenedDatabase {
  readonly database: Database;
  readonly url: string;
  /** Settles when the embedded database ended by itself; never for one of the operator's own. */
  readonly lost: Promise<void>;
}

/** Told what takes long or is unusual. */
export type Say = (line: string) => void;

const AWAY = 'PostgreSQL does not answer: calls are refused until it does.';
const NEVER = new Promise<void>(() => {});

interface Postgres extends Pick<OpenedDatabase, 'url' | 'lost'> {
  /** Set when `url` is a transaction pool. */
  readonly sessionUrl?: string;
}

const postgresOf = async (settings: Settings, stops: Stops, say: Say): Promise<Postgres> => {
  const { databaseUrl, databaseSessionUrl } = settings;
  if (databaseUrl !== undefined) {
    return { url: databaseUrl, ...(databaseSessionUrl && { sessionUrl: databaseSessionUrl }), lost: NEVER };
  }
  const postgres = await startEmbeddedPostgres({ dataDir: settings.dataDir, log: say });
  stops.push(postgres.stop);
  return postgres;
};

/** Opens the database that the settings name, the embedded one by default, and brings its tables up to this version. */
export const openDatabase = async (settings: Settings, stops: Stops, say: Say): Promise<OpenedDatabase> => {
  const { url, sessionUrl, lost } = await postgresOf(settings, stops, say);
  // It holds a lock from one transaction to the next.
  await migrateDatabase(sessionUrl ?? url);
  const database = connect({
    url,
    ...(sessionUrl !== undefined && { sessionUrl }),
    limits: settings.databaseLimits,
    onError: (error) => say(`A connection to PostgreSQL broke: ${error.message}`),
    onChange: (isAway) => say(isAway ? AWAY : 'PostgreSQL answers again.'),
  });
  stops.push(() => database.$client.end());
  return { database, url, lost };
};
