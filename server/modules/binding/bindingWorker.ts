import type { FastifyBaseLogger } from 'fastify';
import { inTenantTransaction } from '../../database/callTransaction';
import { DatabaseUnavailable } from '../../database/connectionFault';
import { startPollingWorker, type PollingWorker } from '../../kernel/workLoop';
import type { WorkContext } from '../../access/appContext';
import type { StoredOperation } from './bindingPlanStore';
import { isLockedOut, operationsUnderWay } from './bindingRunStore';
import { giveUp, takeStep } from './bindingStep';

type WorkerParts = WorkContext;

/** What another server left behind is found within this time. */
const EVERY_MS = 5000;

/** Cases of a step: an agent who saves on one of them waits for the others. */
const STEP_MOST = 250;

/** A step that failed is tried again in the next rounds, so many times in all. */
const TRIES = 3;

/** How a binding gets on here; any other server begins as this one did. */
interface Pace {
  size: number;
  failures: number;
}

type Paces = Map<number, Pace>;

function getPace(paces: Paces, { id }: StoredOperation): Pace {
  const pace = paces.get(id) ?? { size: STEP_MOST, failures: 0 };
  paces.set(id, pace);
  return pace;
}

/** One step; whether to go on at once. Where somebody works on a case fewer are tried, in the end that one alone, so that nobody waits for both. */
async function tryStep(parts: WorkerParts, of: StoredOperation, pace: Pace): Promise<boolean> {
  try {
    const step = { of, size: pace.size, now: parts.now() };
    const isOn = await inTenantTransaction(parts.database, { institutionId: of.institutionId }, (tx) =>
      takeStep(tx, step),
    );
    pace.size = Math.min(STEP_MOST, pace.size * 2);
    pace.failures = 0;
    return isOn;
  } catch (error) {
    if (!isLockedOut(error)) throw error;
    pace.size = Math.max(1, Math.floor(pace.size / 4));
    return true;
  }
}

/** Starts to carry out bindings, step by step and in turns; what a server left behind goes on where it stopped (QU-02). */
export const startBindingWorker = (parts: WorkerParts, log: FastifyBaseLogger): PollingWorker => {
  const paces: Paces = new Map();
  const one = async (of: StoredOperation): Promise<boolean> => {
    const pace = getPace(paces, of);
    try {
      return await tryStep(parts, of, pace);
    } catch (error) {
      // Where it stands is written down, or it is not: the next round goes on from there.
      if (error instanceof DatabaseUnavailable) throw error;
      pace.failures += 1;
      log.error({ err: error }, 'a step of a binding failed');
      if (pace.failures >= TRIES) {
        await inTenantTransaction(parts.database, { institutionId: of.institutionId }, (tx) =>
          giveUp(tx, of, parts.now()),
        );
      }
      return false;
    }
  };
  const round = async (signal: AbortSignal): Promise<void> => {
    for (let isOn = true; isOn;) {
      isOn = false;
      const waiting = await operationsUnderWay(parts.database);
      for (const each of waiting) if (!signal.aborted && (await one(each))) isOn = true;
      if (waiting.length === 0) paces.clear();
    }
  };
  return startPollingWorker({ everyMs: EVERY_MS, round, log, failure: 'bindings wait: they were not read' });
};
