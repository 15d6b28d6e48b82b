import type { FastifyBaseLogger } from 'fastify';
import type { WorkContext } from '../../../access/appContext';
import { inTenantTransaction } from '../../../database/callTransaction';
import { DatabaseUnavailable } from '../../../database/connectionFault';
import { startPollingWorker, type PollingWorker } from '../../../kernel/pollingWorker';
import { findNextItem, recordItem, type StoredItem } from './manyUsersItemStore';
import { ActorMissing, ItemSkipped, getOutcome, lockUserItem } from './manyUsersStep';
import { updateOperation, type StoredUserOperation, listRunningUserOperations } from './manyUsersStore';

type WorkerParts = WorkContext & {
  /** Cases that change hands in steps are its work. */
  readonly bindingWorker: Pick<PollingWorker, 'wake'>;
};

/** Polling interval for operations that another server left unfinished. */
const EVERY_MS = 5000;
/** Maximum attempts per user; a failed one is retried after the others. */
const TRIES = 5;

/**
 * Starts the worker for bulk operations: one transaction per user, round robin between operations. It resumes operations that a server
 * left unfinished (US-01).
 */
export const startUserWorker = (parts: WorkerParts, log: FastifyBaseLogger): PollingWorker => {
  const { database, now } = parts;
  const scoped = <T>(
    { institutionId }: StoredUserOperation,
    work: Parameters<typeof inTenantTransaction<T>>[2],
  ): Promise<T> => inTenantTransaction(database, { institutionId }, work);

  const finish = (of: StoredUserOperation, state: 'done' | 'failed') =>
    scoped(of, (tx) => updateOperation(tx, of, { state, finishedAt: now() }));

  const fail = async (of: StoredUserOperation, item: StoredItem, error: unknown): Promise<boolean> => {
    if (error instanceof DatabaseUnavailable) throw error;
    if (error instanceof ActorMissing) {
      await finish(of, 'failed');
      return false;
    }
    const outcome = error instanceof ItemSkipped ? error.outcome : getOutcome(error);
    const tries = item.tries + 1;
    if (outcome === undefined) log.error({ err: error }, 'one of many users was not changed');
    const last = outcome ?? (tries >= TRIES ? 'failed' : undefined);
    await scoped(of, (tx) => recordItem(tx, item, last === undefined ? { tries } : { outcome: last }));
    return true;
  };

  /** Processes one user; returns true to continue immediately. */
  const one = async (of: StoredUserOperation): Promise<boolean> => {
    const item = await findNextItem(database, of);
    if (item === undefined) {
      await finish(of, 'done');
      return false;
    }
    const step = { of, item, now: now(), wake: () => parts.bindingWorker.wake() };
    try {
      return await scoped(of, (tx) => lockUserItem(tx, step));
    } catch (error) {
      return fail(of, item, error);
    }
  };

  const round = async (signal: AbortSignal): Promise<void> => {
    for (let isOn = true; isOn;) {
      isOn = false;
      const underWay = await listRunningUserOperations(database);
      for (const each of underWay) if (!signal.aborted && (await one(each))) isOn = true;
    }
  };
  return startPollingWorker({
    everyMs: EVERY_MS,
    round,
    log,
    failure: 'changes of many users wait: they were not read',
  });
};
