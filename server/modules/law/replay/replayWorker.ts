import type { FastifyBaseLogger } from 'fastify';
import type { WorkContext } from '../../../access/appContext';
import { inTenantTransaction } from '../../../database/callTransaction';
import { DatabaseUnavailable } from '../../../database/connectionFault';
import { startPollingWorker, type PollingWorker } from '../../../kernel/pollingWorker';
import { takeReplayStep } from './replayStep';
import { updateReplay, listRunningReplays, type StoredReplay } from './replayStore';
import { replayThread } from './replayThread';

type WorkerParts = WorkContext;

/** Maximum delay until work that another server left is found. */
const EVERY_MS = 5000;

/**
 * Starts the worker for queued replays: step by step, alternating between institutions, separate from the calls. Replays that
 * another server left are resumed (LC-07).
 */
export const startReplayWorker = ({ database, now }: WorkerParts, log: FastifyBaseLogger): PollingWorker => {
  const thread = replayThread();
  const one = async (of: StoredReplay): Promise<boolean> => {
    const scope = { institutionId: of.institutionId };
    try {
      return await inTenantTransaction(database, scope, (tx) => takeReplayStep(tx, { of, thread, now: now() }));
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      log.error({ err: error }, 'a step of a replay failed');
      await inTenantTransaction(database, scope, (tx) =>
        updateReplay(of, { state: 'failed', finishedAt: now() }, { tx }),
      );
      return false;
    }
  };
  const round = async (signal: AbortSignal): Promise<void> => {
    for (let isOn = true; isOn;) {
      isOn = false;
      for (const each of await listRunningReplays(database)) if (!signal.aborted && (await one(each))) isOn = true;
    }
    await thread.stop();
  };
  const loop = startPollingWorker({ everyMs: EVERY_MS, round, log, failure: 'replays wait: they were not read' });
  return {
    ...loop,
    stop: async () => {
      await loop.stop();
      await thread.stop();
    },
  };
};
