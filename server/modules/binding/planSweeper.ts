import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '../../access/appContext';
import { startPollingWorker, type PollingWorker } from '../../kernel/pollingWorker';
import { BIND_PLAN_LIFETIME_MS, deletePlanPart, findExpiredPlan } from './bindingPlanStore';

const EVERY_MS = 10 * 60_000;
/** Maximum number of cases per statement, to keep it short; a plan may have 100,000. */
const AT_ONCE = 5000;

/** Starts the sweeper that deletes expired dry runs (QU-02), which can no longer be executed. */
export const startPlanSweeper = (
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): PollingWorker => {
  const round = async (signal: AbortSignal): Promise<void> => {
    const before = new Date(now().getTime() - BIND_PLAN_LIFETIME_MS);
    while (!signal.aborted) {
      const plan = await findExpiredPlan(database, before);
      if (plan === undefined) return;
      await deletePlanPart(database, plan, AT_ONCE);
    }
  };
  return startPollingWorker({ everyMs: EVERY_MS, round, log, failure: 'old dry runs of bindings were not forgotten' });
};
