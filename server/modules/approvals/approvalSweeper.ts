import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../../access/appContext';
import { inTenantTransaction } from '../../database/callTransaction';
import { startPollingWorker, type PollingWorker } from '../../kernel/pollingWorker';
import { publishEvents, type DomainEvent } from '../../live/domainEvents';
import { expireDueApprovals, recordExpiredApprovals } from './expireApproval';

const EVERY_MS = 15_000;

/** Starts the sweeper that ends expired requests (MI-09). */
export const startApprovalSweeper = (
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): PollingWorker => {
  const some = (): Promise<number> =>
    inTenantTransaction(database, 'open', async (tx) => {
      const news: DomainEvent[] = [];
      const time = now();
      const ended = await expireDueApprovals(tx, {
        now: time,
        publish: (address, event) => void news.push({ address, event }),
      });
      await publishEvents(tx, news);
      await recordExpiredApprovals(tx, ended, time);
      return ended.length;
    });
  const round = async (signal: AbortSignal): Promise<void> => {
    for (let ended = 1; ended > 0 && !signal.aborted;) ended = await some();
  };
  return startPollingWorker({
    everyMs: EVERY_MS,
    round,
    log,
    failure: 'old requests for a second person did not expire',
  });
};
