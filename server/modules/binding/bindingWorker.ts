import type { FastifyBaseLogger } from 'fastify';
import { inScope } from '../../database/callTransaction';
import { DatabaseGone } from '../../database/connectionFault';
import type { Transaction } from '../../database/connect';
import { agentsOf, type BindingProgress } from './bindingItemStore';
import { endOperation, finishOperation, noteProgress, operationsUnderWay, takeUp } from './bindingRunStore';
import { runBinding } from './runBinding';
import { publishCasesChanged } from '../cases/casesFacade';
import { type LiveNews, sendNews } from '../../live/liveNews';
import { startWorkLoop, type WorkLoop } from '../../kernel/workLoop';
import type { StoredOperation } from './bindingPlanStore';
import type { AppContext } from '../../access/appContext';

type WorkerParts = Omit<AppContext, 'services'>;

/** What another server left behind is found within this time. */
const EVERY_MS = 5000;

/** Its caller does not want it any more: everything that was done is undone. */
class BindingCancelled extends Error {}

const newsOf = ({ id, institutionId, actorId }: StoredOperation): LiveNews => ({
  address: { institutionId, userIds: [actorId] },
  event: { type: 'binding', operationId: String(id) },
});

const outside = <T>(parts: WorkerParts, of: StoredOperation, work: (tx: Transaction) => Promise<T>): Promise<T> =>
  inScope(parts.database, { institutionId: of.institutionId }, work);

/** Seen by others while the binding itself is still open: a transaction of its own. */
const writeProgress = (parts: WorkerParts, of: StoredOperation, { done }: BindingProgress): Promise<void> =>
  outside(parts, of, async (tx) => {
    if (await noteProgress(tx, of, done)) throw new BindingCancelled();
    await sendNews(tx, [newsOf(of)]);
  });

/** Cancelled until the last moment, or done: one of both (QU-02). */
async function finish(tx: Transaction, of: StoredOperation, end: BindingProgress & { now: Date }): Promise<void> {
  if (!(await finishOperation(tx, of, end))) throw new BindingCancelled();
  const news: LiveNews[] = [newsOf(of)];
  const caller = { institutionId: of.institutionId, userId: of.actorId };
  await publishCasesChanged(await agentsOf(tx, of.id), {
    tx,
    caller,
    publish: (address, event) => news.push({ address, event }),
  });
  await sendNews(tx, news);
}

const carryOut = (parts: WorkerParts, of: StoredOperation): Promise<void> =>
  outside(parts, of, async (tx) => {
    const operation = await takeUp(tx, of);
    if (!operation) return;
    if (operation.cancelAsked) throw new BindingCancelled();
    const now = parts.now();
    const progress = await runBinding(tx, {
      operation,
      now,
      onProgress: (reached) => writeProgress(parts, operation, reached),
    });
    await finish(tx, operation, { ...progress, now: parts.now() });
  });

/** Nothing of it remains. */
const giveUp = (parts: WorkerParts, of: StoredOperation, state: 'cancelled' | 'failed'): Promise<void> =>
  outside(parts, of, async (tx) => {
    await endOperation(tx, of, { state, finishedAt: parts.now() });
    await sendNews(tx, [newsOf(of)]);
  });

/** Starts to carry out bindings, one after the other; what a server left behind is started over, as nothing of it remained. */
export const startBindingWorker = (parts: WorkerParts, log: FastifyBaseLogger): WorkLoop => {
  const one = async (of: StoredOperation): Promise<void> => {
    try {
      await carryOut(parts, of);
    } catch (error) {
      // Nothing of it remained, and nobody said that it shall not be: the next round starts it over.
      if (error instanceof DatabaseGone) throw error;
      const isCancelled = error instanceof BindingCancelled;
      if (!isCancelled) log.error({ err: error }, 'a binding failed');
      await giveUp(parts, of, isCancelled ? 'cancelled' : 'failed');
    }
  };
  const round = async (signal: AbortSignal): Promise<void> => {
    const waiting = await operationsUnderWay(parts.database);
    for (const each of waiting) if (!signal.aborted) await one(each);
  };
  return startWorkLoop({ everyMs: EVERY_MS, round, log, failure: 'bindings wait: they were not read' });
};
