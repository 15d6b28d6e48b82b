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
export const ownFailure = ({ connection }: Pick<PoolClient, 'connection'>) => {
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
