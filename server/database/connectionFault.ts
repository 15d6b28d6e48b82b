import { DatabaseError, type PoolClient } from 'pg';

/** PostgreSQL's error code for statements after a failure, until the transaction is rolled back. */
const AFTER_A_FAILURE = '25P02';

const isAfterwards = (error: unknown): boolean =>
  error instanceof Error &&
  ((error instanceof DatabaseError && error.code === AFTER_A_FAILURE) || isAfterwards(error.cause));

/**
 * Finds the original error of a failed transaction. With pipelined queries, the first rejection may only be a consequence of another
 * query's error. Listens for the original error until `end`.
 */
export const trackConnectionError = ({ connection }: Pick<PoolClient, 'connection'>) => {
  let own: DatabaseError | undefined;
  const note = (error: DatabaseError): void => {
    if (error.code !== AFTER_A_FAILURE) own = error;
  };
  connection.on('errorMessage', note);
  return {
    /** Returns the error to report for a transaction that failed with `error`. */
    of: (error: unknown): unknown => (isAfterwards(error) ? (own ?? error) : error),
    end: (): void => void connection.off('errorMessage', note),
  };
};

/** Codes of Node and PostgreSQL for a connection that broke or cannot be established. */
const CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // PostgreSQL: ended by an administrator, after a crash, not ready yet, idle for too long.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
]);

// Errors of node-postgres without a code.
const WORDS =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|Query read timeout)/;

/**
 * The connection was lost or could not be established. The outcome is 'nothingDone' if nothing was executed, or 'unknown' if a statement
 * was sent and not answered.
 */
export class DatabaseUnavailable extends Error {
  readonly outcome: 'nothingDone' | 'unknown';

  constructor(outcome: 'nothingDone' | 'unknown', options?: ErrorOptions) {
    super('the database does not answer', options);
    this.name = 'DatabaseUnavailable';
    this.outcome = outcome;
  }
}

const property = (error: object, name: 'code' | 'cause' | 'message' | 'severity'): unknown => Reflect.get(error, name);

/** Fault of a pool that lost PostgreSQL, or waited too long for it. The same code without FATAL is an error in the statement. */
const isPoolFault = (error: object): boolean =>
  property(error, 'code') === '08P01' && property(error, 'severity') === 'FATAL';

/** Returns true if an error or its cause is a connection that broke or could not be made. All other errors come from PostgreSQL. */
export const isConnectionFault = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false;
  if (error instanceof DatabaseUnavailable) return true;
  if (CODES.has(property(error, 'code')) || isPoolFault(error)) return true;
  return WORDS.test(String(property(error, 'message'))) || isConnectionFault(property(error, 'cause'));
};
