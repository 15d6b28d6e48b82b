import type { ClientConfig } from 'pg';

/** How a client of its own gets in, as the tables' owner. */
export const getCluster: (dataDir: string) => ClientConfig;
/** Seconds of CPU of a PostgreSQL. */
export const postgresSeconds: (dataDir: string) => number;
