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

/** The addresses of the database as the environment holds them. */
export const placeEnvironment = {
  DATABASE_URL: address,
  DATABASE_SESSION_URL: address,
  // Not among the settings: `takeOwnerUrl` hands it to who opens the database, and to nobody else.
  DATABASE_OWNER_URL: address,
  DATABASE_REPLICA_URL: address,
};

/** Where the operator's own PostgreSQL is; without it the embedded one is used. */
export interface DatabasePlaces {
  /** A PostgreSQL, or a transaction pool before it; without it the embedded one runs in `dataDir`. */
  databaseUrl?: string;
  /** That PostgreSQL itself, when `databaseUrl` is a pool: for what needs a session of its own. */
  databaseSessionUrl?: string;
  /** A PostgreSQL that follows it, for figures that may be some seconds old. */
  databaseReplicaUrl?: string;
}

const placesSchema = z.object(placeEnvironment);
type Places = z.infer<typeof placesSchema>;

/** The addresses that were set; those that were not are absent. */
export const databasePlaces = (read: Places): DatabasePlaces => ({
  ...(read.DATABASE_URL && { databaseUrl: read.DATABASE_URL }),
  ...(read.DATABASE_SESSION_URL && { databaseSessionUrl: read.DATABASE_SESSION_URL }),
  ...(read.DATABASE_REPLICA_URL && { databaseReplicaUrl: read.DATABASE_REPLICA_URL }),
});

/** Addresses that make no sense together. */
export const placeContradictions: readonly { when: (read: Places) => unknown; say: string }[] = [
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

/** The limits of the database connections as the environment holds them; the client waits for 100 s (§7), so all end before. */
export const databaseEnvironment = {
  DATABASE_POOL_SIZE: whole(8, 1000).default(20),
  DATABASE_CONNECT_TIMEOUT_MS: whole(100, 60_000).default(5000),
  DATABASE_STATEMENT_TIMEOUT_MS: whole(1000, 90_000).default(30_000),
  DATABASE_LOCK_TIMEOUT_MS: whole(100, 90_000).default(5000),
  DATABASE_IDLE_TIMEOUT_MS: whole(1000, 600_000).default(60_000),
};

/** How many connections to the database there are, and how long each thing may take. */
export interface DatabaseLimits {
  /** Most connections at once; several servers share PostgreSQL's max_connections. */
  size: number;
  /** Milliseconds that a connection may take to be there; a database that has not answered by then counts as away. */
  connectTimeoutMs: number;
  /** Milliseconds that one statement may take. */
  statementTimeoutMs: number;
  /** Milliseconds that a statement waits for a row or table that somebody else holds. */
  lockTimeoutMs: number;
  /** Milliseconds that a transaction may lie idle, in which it holds what others wait for. */
  idleTimeoutMs: number;
}

const schema = z.object(databaseEnvironment);

/** The limits of the environment. */
export const databaseLimits = (read: z.infer<typeof schema>): DatabaseLimits => ({
  size: read.DATABASE_POOL_SIZE,
  connectTimeoutMs: read.DATABASE_CONNECT_TIMEOUT_MS,
  statementTimeoutMs: read.DATABASE_STATEMENT_TIMEOUT_MS,
  lockTimeoutMs: read.DATABASE_LOCK_TIMEOUT_MS,
  idleTimeoutMs: read.DATABASE_IDLE_TIMEOUT_MS,
});

/** The limits without any setting. */
export const USUAL_LIMITS: DatabaseLimits = databaseLimits(schema.parse({}));

/**
 * Takes the address of the tables' owner out of the environment: what runs in this process later, or is started by it, does not
 * find it there.
 */
export const takeOwnerUrl = (environment: NodeJS.ProcessEnv): string | undefined => {
  const { DATABASE_OWNER_URL } = environment;
  delete environment['DATABASE_OWNER_URL'];
  return DATABASE_OWNER_URL === '' ? undefined : DATABASE_OWNER_URL;
};
