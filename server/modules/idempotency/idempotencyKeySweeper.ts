import type { FastifyBaseLogger } from 'fastify';
import { IDEMPOTENCY_KEY_LIFETIME_MS } from '@/contract/ourLimits';
import type { AppContext } from '../../access/appContext';
import { startPollingWorker, type PollingWorker } from '../../kernel/pollingWorker';
import { deleteExpiredKeys } from './idempotencyStore';

const EVERY_MS = 10 * 60_000;
/** Maximum number of rows per statement, to keep it short. */
const AT_ONCE = 1000;

/** Starts the sweeper that deletes expired idempotency keys; each stores a whole response. */
export const startIdempotencyKeySweeper = (
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): PollingWorker => {
  const round = async (signal: AbortSignal): Promise<void> => {
    const before = new Date(now().getTime() - IDEMPOTENCY_KEY_LIFETIME_MS);
    for (let gone = AT_ONCE; gone === AT_ONCE && !signal.aborted;) {
      gone = await deleteExpiredKeys(database, { before, most: AT_ONCE });
    }
  };
  return startPollingWorker({ everyMs: EVERY_MS, round, log, failure: 'old keys of changes were not forgotten' });
};
