import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import { OperatorError, operatorMessage } from '../kernel/operatorError';
import { withClient } from './connect';

const folder = resolve(import.meta.dirname, 'migrations');

// Any number that no other program on the same database uses for its advisory locks.
const migrationLock = 7_221_504_318;

/** Tables of a later version mean what this one does not know. */
const refuseNewerTables = async (client: Client, migrationsFolder: string): Promise<void> => {
  const ours = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const known = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (known.rows[0]?.there !== true) return;
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  if (Number(rows[0]?.newest) <= Math.max(...ours)) return;
  throw new OperatorError(
    'The database belongs to a newer version of Saldo than this one: start that version, or restore a backup of before.',
  );
};

/** Brings the tables up to this version; servers that start at the same time wait for each other. */
export const migrateDatabase = (url: string, migrationsFolder = folder): Promise<void> =>
  withClient(url, async (client) => {
    // The lock belongs to the connection: it is gone with it, however this ends.
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await refuseNewerTables(client, migrationsFolder);
    try {
      await migrate(drizzle({ client }), { migrationsFolder });
    } catch (error) {
      const message = operatorMessage(error);
      throw message === undefined
        ? error
        : new OperatorError(`Updating the tables failed. ${message}`, { cause: error });
    }
  });
