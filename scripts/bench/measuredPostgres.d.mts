import type { ClientConfig } from 'pg';

/** Connection of a separate client, as the tables' owner. */
export const getCluster: (dataDir: string) => ClientConfig;
/** Seconds of CPU of a PostgreSQL. */
export const getPostgresSeconds: (dataDir: string) => number;
