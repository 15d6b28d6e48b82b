import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** The one connection that all synthetic data is written on, inside its one transaction. */
export type SeedConnection = Pick<NodePgDatabase, 'select' | 'insert' | 'execute'>;
