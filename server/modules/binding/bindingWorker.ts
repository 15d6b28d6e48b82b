import type { FastifyBaseLogger } from 'fastify';
import { inTenantTransaction } from '../../database/callTransaction';
import { DatabaseUnavailable } from '../../database/connectionFault';
import { startPollingWorker, type PollingWorker } from '../../kernel/workLoop';
import type { WorkContext } from '../../access/appContext';
import type { StoredOperation } from './bindingPlanStore';
import { isLockedOut, operationsUnderWay } from './bindingRunStore';
import { giveUp, takeStep } from './bindingStep';

type WorkerParts = WorkContext;

/** Maximum delay until work that another server left is found. */
const EVERY_MS = 5000;

/** Maximum number of cases of a step: an agent who saves one of them waits for the whole step. */
const STEP_MOST = 250;

/** Maximum number of attempts for a step, one per round. */
const TRIES = 3;

/** Step size and failures of a binding on this server; another server starts with the defaults. */
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

/**
 * Runs one step; returns true to continue at once. After a lock conflict fewer cases are tried, finally that one alone, so that
 * no user waits for a whole step.
 */
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

/**
 * Starts the worker that executes bindings step by step, alternating between them; bindings that another server left are
 * resumed (QU-02).
 */
export const startBindingWorker = (parts: WorkerParts, log: FastifyBaseLogger): PollingWorker => {
  const paces: Paces = new Map();
  const one = async (of: StoredOperation): Promise<boolean> => {
    const pace = getPace(paces, of);
    try {
      return await tryStep(parts, of, pace);
    } catch (error) {
      // The progress may be stored or not: the next round continues from the stored state.
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
