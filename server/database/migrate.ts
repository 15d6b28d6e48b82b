import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import { OperatorError, getOperatorMessage } from '../kernel/operatorError';
import { assignCell, refuseOtherCell } from './cellSequences';
import { withClient } from './connect';

const ours = resolve(import.meta.dirname, 'migrations');

// Arbitrary number that no other program on the same database uses for its advisory locks.
const migrationLock = 7_221_504_318;

const newestIn = (migrationsFolder: string): number =>
  Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));

/** Returns the last applied migration; 0 before the first. */
const reachedBy = async (client: Client): Promise<number> => {
  const known = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (known.rows[0]?.there !== true) return 0;
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.newest);
};

/** Refuses tables of a later version, whose meaning this version does not know. */
const refuseNewerTables = async (client: Client, folder: string): Promise<void> => {
  if ((await reachedBy(client)) <= newestIn(folder)) return;
  throw new OperatorError(
    'The database belongs to a newer version of Saldo than this one: start that version, or restore a backup of before.',
  );
};

/** Refuses tables of another version than this one, for a role that may not change them. */
export const refuseOtherTables = async (
  client: Client,
  { folder = ours, cell }: Pick<Migration, 'folder' | 'cell'> = {},
): Promise<void> => {
  await refuseNewerTables(client, folder);
  if ((await reachedBy(client)) !== newestIn(folder)) {
    throw new OperatorError(
      'The tables are those of an older version, and the role of DATABASE_URL does not own them: run `npm run database:migrate` with DATABASE_OWNER_URL, or set that for this start.',
    );
  }
  if (cell !== undefined) await refuseOtherCell(client, cell);
};

/**
 * Tables that a migration has rewritten. Their visibility map is empty, so there are no index-only scans until a vacuum. PostgreSQL
 * vacuums automatically only after enough changes: after a day with a million cases.
 */
const WRITTEN_ANEW = `
  select format('%I', relname) as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relallvisible = 0 and pg_relation_size(oid) > 1000000`;

const lookThrough = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(WRITTEN_ANEW);
  for (const { name } of rows) await client.query(`vacuum (analyze) ${name}`);
};

interface Migration {
  /** Folder of the migrations; defaults to those of this version. */
  readonly folder?: string | undefined;
  /** Role that serves calls, if it is not the one that migrates. */
  readonly server?: string;
  /** Cell of the database; absent: it stays as it is. */
  readonly cell?: number;
}

/** Migrates the tables to this version; servers that start at the same time wait for each other. */
export const migrateDatabase = (url: string, { folder = ours, server, cell }: Migration = {}): Promise<void> =>
  withClient(url, async (client) => {
    // The lock belongs to the connection and is released with it in any case.
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await refuseNewerTables(client, folder);
    const before = await reachedBy(client);
    try {
      await migrate(drizzle({ client }), { migrationsFolder: folder });
      if (server !== undefined) await client.query('select saldo_let_serve($1)', [server]);
      if (cell !== undefined) await assignCell(client, cell);
      if (before < newestIn(folder)) await lookThrough(client);
    } catch (error) {
      const message = getOperatorMessage(error);
      throw message === undefined
        ? error
        : new OperatorError(`Updating the tables failed. ${message}`, { cause: error });
    }
  });
