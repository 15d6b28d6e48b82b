import type { FastifyBaseLogger } from 'fastify';
import { inTenantTransaction } from '../../database/callTransaction';
import { DatabaseUnavailable } from '../../database/connectionFault';
import { calendarDay } from '../../values/calendarDay';
import { assignRoundRobin } from './assignRoundRobin';
import { startPollingWorker, type PollingWorker } from '../../kernel/workLoop';
import { type RoutedInstitution, routedInstitutions } from './routingDayStore';
import { type RunUnderWay, runsUnderWay } from './routingRunStore';
import { endRun, takeRoutingStep } from './routingStep';
import type { WorkContext } from '../../access/appContext';

type WorkerParts = WorkContext;

/** Polling interval for a new day at an institution, a rule changed through another server, or unfinished work of another server. */
const EVERY_MS = 5000;

/** Maximum attempts of a failed step, one per round. */
const TRIES = 3;

/** Executes steps of the runs in progress, round robin; continues runs that a server left unfinished. */
const stepTaker = ({ database, now }: WorkerParts, log: FastifyBaseLogger) => {
  const failures = new Map<number, number>();
  const step = (of: RunUnderWay): Promise<boolean> =>
    inTenantTransaction(database, { institutionId: of.run.institutionId }, (tx) => takeRoutingStep(tx, of, now()));
  const giveUp = (of: RunUnderWay): Promise<void> =>
    inTenantTransaction(database, { institutionId: of.run.institutionId }, (tx) =>
      endRun(tx, of, { state: 'failed', now: now() }),
    );
  return async (of: RunUnderWay): Promise<boolean> => {
    try {
      const goesOn = await step(of);
      failures.delete(of.run.id);
      return goesOn;
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      const tries = (failures.get(of.run.id) ?? 0) + 1;
      failures.set(of.run.id, tries);
      log.error({ err: error }, 'a step of sorting cases failed');
      if (tries >= TRIES) await giveUp(of);
      return false;
    }
  };
};

/** Starts to sort cases by the rules of their queues: once a day, for days past due grow overnight, and after every change of a rule (QU-01). */
export const startQueueWorker = (parts: WorkerParts, log: FastifyBaseLogger): PollingWorker => {
  const take = stepTaker(parts, log);
  const isDue = ({ timeZone, routedDay }: RoutedInstitution): boolean =>
    routedDay !== calendarDay(parts.now(), timeZone);
  const round = async (signal: AbortSignal): Promise<void> => {
    const due = (await routedInstitutions(parts.database)).filter(isDue);
    for (const each of due) if (!signal.aborted) await assignRoundRobin(parts, each);
    for (let isOn = true; isOn;) {
      isOn = false;
      const underWay = await runsUnderWay(parts.database);
      for (const each of underWay) if (!signal.aborted && (await take(each))) isOn = true;
    }
  };
  return startPollingWorker({ everyMs: EVERY_MS, round, log, failure: 'cases were not sorted' });
};
