import type { FastifyBaseLogger } from 'fastify';
import { INTENT_KEPT_MS } from '@/contract/ourLimits';
import type { AppContext } from '../../access/appContext';
import { startPollingWorker, type PollingWorker } from '../../kernel/workLoop';
import { forgetIntents } from './intentStore';

const EVERY_MS = 10 * 60_000;
/** Rows of one statement, so that it is short. */
const AT_ONCE = 1000;

/** Starts to forget the keys of changes after which nobody may ask any more; each holds a whole reply. */
export const startIntentSweeper = (
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): PollingWorker => {
  const round = async (signal: AbortSignal): Promise<void> => {
    const before = new Date(now().getTime() - INTENT_KEPT_MS);
    for (let gone = AT_ONCE; gone === AT_ONCE && !signal.aborted;) {
      gone = await forgetIntents(database, { before, most: AT_ONCE });
    }
  };
  return startPollingWorker({ everyMs: EVERY_MS, round, log, failure: 'old keys of changes were not forgotten' });
};
