import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../../access/appContext';
import { inTenantTransaction } from '../../database/callTransaction';
import type { Transaction } from '../../database/connect';
import { startPollingWorker, type PollingWorker } from '../../kernel/workLoop';
import { type DomainEvent, publishEvents } from '../../live/liveNews';
import { freeCase } from './changeHold';
import { findHold, type StoredHold } from './holderStore';
import { endHold, findHoldsOver, lockHeldCase } from './holdStore';
import { publishCaseChanged } from './publishCaseChanged';
import type { Task } from './taskStore';

/** A case comes back at most so long after its hold's last day. */
const EVERY_MS = 20_000;
/** Holds that are ended one after the other before the next ones are looked for. */
const AT_ONCE = 200;

type Parts = Pick<AppContext, 'database' | 'now'>;

async function tell(held: Task, tx: Transaction): Promise<void> {
  const news: DomainEvent[] = [];
  const publish = (address: DomainEvent['address'], event: DomainEvent['event']) => void news.push({ address, event });
  await publishCaseChanged(held, { tx, caller: { institutionId: held.institutionId }, publish });
  await publishEvents(tx, news);
}

/** Looked at again on the locked case: it may have been lifted or prolonged meanwhile, here or by another server. */
const endOver = (over: StoredHold, { database, now }: Parts): Promise<void> =>
  inTenantTransaction(database, over, async (tx) => {
    const held = await lockHeldCase(over, tx);
    const hold = held && (await findHold(held, { tx }));
    if (!held || hold?.id !== over.id) return;
    const at = now();
    await endHold(hold, { endedAt: at, endedHow: 'over', endedByName: null, endReason: null }, { tx });
    await freeCase(held, { tx, now: at });
    await tell(held, tx);
  });

/** Starts to end the holds whose last day is over: their cases come back by themselves (MI-10). */
export const startHoldSweeper = (parts: Parts, log: Pick<FastifyBaseLogger, 'error'>): PollingWorker => {
  const round = async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      const over = await inTenantTransaction(parts.database, 'open', (tx) => findHoldsOver(tx, parts.now(), AT_ONCE));
      for (const hold of over) await endOver(hold, parts);
      if (over.length < AT_ONCE) return;
    }
  };
  return startPollingWorker({ everyMs: EVERY_MS, round, log, failure: 'holds that are over were not ended' });
};
