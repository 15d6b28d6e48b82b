import { resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { OperatorError, operatorMessage } from '../kernel/operatorError';
import { withClient } from './connect';

const folder = resolve(import.meta.dirname, 'migrations');

// Any number that no other program on the same database uses for its advisory locks.
const migrationLock = 7_221_504_318;

/** Brings the tables up to this version; servers that start at the same time wait for each other. */
export const migrateDatabase = (url: string, migrationsFolder = folder): Promise<void> =>
  withClient(url, async (client) => {
    // The lock belongs to the connection: it is gone with it, however this ends.
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    try {
      await migrate(drizzle({ client }), { migrationsFolder });
    } catch (error) {
      const message = operatorMessage(error);
      throw message === undefined
        ? error
        : new OperatorError(`Updating the tables failed. ${message}`, { cause: error });
    }
  });
