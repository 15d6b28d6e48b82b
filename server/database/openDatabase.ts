import type { Settings } from '../settings/settings';
import type { Disposables } from '../kernel/stopAll';
import { connect, type Database } from './connect';
import { startEmbeddedPostgres } from './embedded/embeddedPostgres';
import { type DatabaseAddresses, prepareTables } from './servingRole';
import { Replica } from './replica';

/** Open database of the current version, with its URL. */
export interface OpenedDatabase {
  readonly database: Database;
  readonly url: string;
  /** Settles when the embedded database ends unexpectedly; never for the operator's own database. */
  readonly lost: Promise<void>;
  /** True if the serving role owns the tables and could therefore change the audit log. */
  readonly ownsTables: boolean;
}

/** Called with a message about slow or unusual events. */
export type LogMessage = (line: string) => void;

interface OpenDatabaseInput {
  readonly settings: Settings;
  /** URL of the tables' owner, if it is not the role of DATABASE_URL. */
  readonly ownerUrl: string | undefined;
  readonly stops: Disposables;
  readonly say: LogMessage;
}

const AWAY = 'PostgreSQL does not answer: calls are refused until it does.';
const NEVER = new Promise<void>(() => {});

interface Postgres extends DatabaseAddresses, Pick<OpenedDatabase, 'lost'> {
  /** Set if `url` is a transaction pool. */
  readonly sessionUrl?: string;
}

const getPostgres = async ({ settings, ownerUrl, stops, say }: OpenDatabaseInput): Promise<Postgres> => {
  const { databaseUrl, databaseSessionUrl } = settings;
  if (databaseUrl !== undefined) {
    return { url: databaseUrl, ownerUrl, ...(databaseSessionUrl && { sessionUrl: databaseSessionUrl }), lost: NEVER };
  }
  const reservedPorts = [settings.port, settings.providerPort];
  const postgres = await startEmbeddedPostgres({ dataDir: settings.dataDir, log: say, reservedPorts });
  stops.push(postgres.stop);
  return { url: postgres.servingUrl, ownerUrl: postgres.url, lost: postgres.lost };
};

/** Opens the configured database, by default the embedded one, and migrates its tables to this version. */
export const openDatabase = async (opening: OpenDatabaseInput): Promise<OpenedDatabase> => {
  const { settings, stops, say } = opening;
  const { url, ownerUrl, sessionUrl, lost } = await getPostgres(opening);
  // Uses the session URL, because it holds a lock across transactions.
  const ownsTables = await prepareTables({ url: sessionUrl ?? url, ownerUrl }, { cell: settings.cell });
  const database: Database = connect({
    url,
    ...(sessionUrl !== undefined && { sessionUrl }),
    limits: settings.databaseLimits,
    onError: (error) => {
      // The pool ends before its connections do, and the embedded PostgreSQL may end first.
      if (!database.$client.ending) say(`A connection to PostgreSQL broke: ${error.message}`);
    },
    onChange: (isAway) => say(isAway ? AWAY : 'PostgreSQL answers again.'),
  });
  stops.push(() => database.$client.end());
  return { database, url, lost, ownsTables };
};

/** Opens what follows the database for figures that may be some seconds old, where the settings name it. */
export const openReplica = (
  { databaseReplicaUrl: url }: Settings,
  {
    database: primary,
    stops,
    say,
  }: { readonly database: Database; readonly stops: Disposables; readonly say: LogMessage },
): Replica | undefined => {
  if (url === undefined) return undefined;
  const replica = new Replica({ url, primary, say });
  stops.push(() => replica.stop());
  return replica;
};
