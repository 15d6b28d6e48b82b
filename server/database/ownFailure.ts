import { DatabaseError, type PoolClient } from 'pg';

/** What PostgreSQL says to whatever is asked after a failure, until its transaction is given up. */
const AFTER_A_FAILURE = '25P02';

const isAfterwards = (error: unknown): boolean =>
  error instanceof Error &&
  ((error instanceof DatabaseError && error.code === AFTER_A_FAILURE) || isAfterwards(error.cause));

/** With several questions under way the first to be heard of may have failed for another one's sake: listens for the one that failed by itself, until `end`. */
export const ownFailure = ({ connection }: Pick<PoolClient, 'connection'>) => {
  let own: DatabaseError | undefined;
  const note = (error: DatabaseError): void => {
    if (error.code !== AFTER_A_FAILURE) own = error;
  };
  connection.on('errorMessage', note);
  return {
    /** What a transaction is to fail with that failed with `error`. */
    of: (error: unknown): unknown => (isAfterwards(error) ? (own ?? error) : error),
    end: (): void => void connection.off('errorMessage', note),
  };
};
