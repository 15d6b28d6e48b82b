import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Single connection and transaction in which all synthetic data is written. */
export type SeedConnection = Pick<NodePgDatabase, 'select' | 'insert' | 'execute'>;
