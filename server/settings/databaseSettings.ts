import * as z from 'zod';

const whole = (least: number, most: number) => {
  const words = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(words).int(words).min(least, words).max(most, words);
};

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
