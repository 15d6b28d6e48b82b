import { DatabaseUnavailable, isConnectionFault } from '../database/connectionFault';

/** Asks a question of the database, and once more when its connection broke: the next one may be good. */
export const askAgain = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    if (!isConnectionFault(error)) throw error;
  }
  try {
    return await ask();
  } catch (error) {
    // Reads are safe to repeat, whether or not something was committed.
    throw isConnectionFault(error) ? new DatabaseUnavailable('nothingDone', { cause: error }) : error;
  }
};
