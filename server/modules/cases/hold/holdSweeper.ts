import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../../../access/appContext';
import { inTenantTransaction } from '../../../database/callTransaction';
import type { Transaction } from '../../../database/connect';
import { startPollingWorker, type PollingWorker } from '../../../kernel/pollingWorker';
import { type DomainEvent, publishEvents } from '../../../live/domainEvents';
import { releaseCase } from './changeHold';
import { findHold, type StoredHold } from './holderStore';
import { endHold, findExpiredHolds, lockCaseOnHold } from './holdStore';
import { publishCaseChanged } from '../publishCaseChanged';
import type { Task } from '../taskStore';

/** Maximum delay until a case is released after its hold's last day. */
const EVERY_MS = 20_000;
/** Number of holds that are ended before the next ones are read. */
const AT_ONCE = 200;

type Parts = Pick<AppContext, 'database' | 'now'>;

async function tell(task: Task, tx: Transaction): Promise<void> {
  const news: DomainEvent[] = [];
  const publish = (address: DomainEvent['address'], event: DomainEvent['event']) => void news.push({ address, event });
  await publishCaseChanged(task, { tx, caller: { institutionId: task.institutionId }, publish });
  await publishEvents(tx, news);
}

/** Checks the hold again under the lock of the case: another server or user may have lifted or extended it meanwhile. */
const endOver = (over: StoredHold, { database, now }: Parts): Promise<void> =>
  inTenantTransaction(database, over, async (tx) => {
    const task = await lockCaseOnHold(over, tx);
    const hold = task && (await findHold(task, { tx }));
    if (!task || hold?.id !== over.id) return;
    const at = now();
    await endHold(hold, { endedAt: at, endedHow: 'over', endedByName: null, endReason: null }, { tx });
    await releaseCase(task, { tx, now: at });
    await tell(task, tx);
  });

/** Starts the worker that ends holds whose last day has passed: their cases are released automatically (MI-10). */
export const startHoldSweeper = (parts: Parts, log: Pick<FastifyBaseLogger, 'error'>): PollingWorker => {
  const round = async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      const over = await inTenantTransaction(parts.database, 'open', (tx) =>
        findExpiredHolds(tx, parts.now(), AT_ONCE),
      );
      for (const hold of over) await endOver(hold, parts);
      if (over.length < AT_ONCE) return;
    }
  };
  return startPollingWorker({ everyMs: EVERY_MS, round, log, failure: 'holds that are over were not ended' });
};
