import * as z from 'zod';

const whole = (least: number, most: number) => {
  const words = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(words).int(words).min(least, words).max(most, words);
};

const isPostgresUrl = (value: string): boolean =>
  URL.canParse(value) && ['postgres:', 'postgresql:'].includes(new URL(value).protocol);

const address = z
  .string()
  .refine(isPostgresUrl, 'must look like postgres://user:password@host:5432/database')
  .optional();

/** Environment variables of the database URLs. */
export const urlEnvironment = {
  DATABASE_URL: address,
  DATABASE_SESSION_URL: address,
  // Excluded from the settings: `takeOwnerUrl` passes it only to the code that opens the database.
  DATABASE_OWNER_URL: address,
  DATABASE_REPLICA_URL: address,
};

/** URLs of the operator's own PostgreSQL; without them the embedded one is used. */
export interface DatabaseUrls {
  /** URL of PostgreSQL or of its transaction pool; without it the embedded one runs in `dataDir`. */
  databaseUrl?: string;
  /** Direct URL of PostgreSQL if `databaseUrl` is a pool, for features that need a session. */
  databaseSessionUrl?: string;
  /** URL of a replica, for figures that may be some seconds old. */
  databaseReplicaUrl?: string;
}

const placesSchema = z.object(urlEnvironment);
type Places = z.infer<typeof placesSchema>;

/** Database URLs that are set; the others are absent. */
export const toDatabaseUrls = (read: Places): DatabaseUrls => ({
  ...(read.DATABASE_URL && { databaseUrl: read.DATABASE_URL }),
  ...(read.DATABASE_SESSION_URL && { databaseSessionUrl: read.DATABASE_SESSION_URL }),
  ...(read.DATABASE_REPLICA_URL && { databaseReplicaUrl: read.DATABASE_REPLICA_URL }),
});

/** Invalid combinations of URLs. */
export const urlContradictions: readonly { when: (read: Places) => unknown; say: string }[] = [
  {
    when: (read) => read.DATABASE_SESSION_URL !== undefined && read.DATABASE_URL === undefined,
    say: 'DATABASE_SESSION_URL: is only for a pool before PostgreSQL, whose address is DATABASE_URL',
  },
  {
    when: (read) => read.DATABASE_OWNER_URL !== undefined && read.DATABASE_URL === undefined,
    say: 'DATABASE_OWNER_URL: only with DATABASE_URL, the embedded database has an owner of its own',
  },
  {
    when: (read) => read.DATABASE_REPLICA_URL !== undefined && read.DATABASE_URL === undefined,
    say: 'DATABASE_REPLICA_URL: is only for a replica of a PostgreSQL of your own, whose address is DATABASE_URL',
  },
];

/** Environment variables of the database limits; all are below the client's timeout of 100 s (§7). */
export const databaseEnvironment = {
  DATABASE_POOL_SIZE: whole(8, 1000).default(20),
  DATABASE_CONNECT_TIMEOUT_MS: whole(100, 60_000).default(5000),
  DATABASE_STATEMENT_TIMEOUT_MS: whole(1000, 90_000).default(30_000),
  DATABASE_LOCK_TIMEOUT_MS: whole(100, 90_000).default(5000),
  DATABASE_IDLE_TIMEOUT_MS: whole(1000, 600_000).default(60_000),
};

/** Maximum number of database connections, and timeouts. */
export interface DatabaseLimits {
  /** Maximum number of connections; several servers share PostgreSQL's max_connections. */
  size: number;
  /** Timeout for a connection in milliseconds; afterwards the database counts as away. */
  connectTimeoutMs: number;
  /** Milliseconds that one statement may take. */
  statementTimeoutMs: number;
  /** Timeout for a row or table lock, in milliseconds. */
  lockTimeoutMs: number;
  /** Maximum idle time of a transaction in milliseconds, because it holds locks. */
  idleTimeoutMs: number;
}

const schema = z.object(databaseEnvironment);

/** Reads the limits from the environment. */
export const toDatabaseLimits = (read: z.infer<typeof schema>): DatabaseLimits => ({
  size: read.DATABASE_POOL_SIZE,
  connectTimeoutMs: read.DATABASE_CONNECT_TIMEOUT_MS,
  statementTimeoutMs: read.DATABASE_STATEMENT_TIMEOUT_MS,
  lockTimeoutMs: read.DATABASE_LOCK_TIMEOUT_MS,
  idleTimeoutMs: read.DATABASE_IDLE_TIMEOUT_MS,
});

/** Default limits. */
export const DEFAULT_LIMITS: DatabaseLimits = toDatabaseLimits(schema.parse({}));

/** Removes the URL of the tables' owner from the environment, so that later code and child processes cannot read it. */
export const takeOwnerUrl = (environment: NodeJS.ProcessEnv): string | undefined => {
  const { DATABASE_OWNER_URL } = environment;
  delete environment['DATABASE_OWNER_URL'];
  return DATABASE_OWNER_URL === '' ? undefined : DATABASE_OWNER_URL;
};
