import type { FastifyBaseLogger } from 'fastify';
import { inScope } from '../../database/callTransaction';
import { calendarDay } from '../../values/calendarDay';
import { sortCases } from './sortCases';
import { sendNews } from '../../live/liveNews';
import type { QueueWorker } from '../../kernel/services';
import { type SortedInstitution, sortedInstitutions, takeSortingTurn } from './sortingDay';
import type { AppContext } from '../../access/appContext';

type WorkerParts = Omit<AppContext, 'services'>;

/** A new day at an institution, or a rule that another server's caller changed, is found within this time. */
const ROUND_MS = 60_000;

/** One server at a time sorts an institution's cases; another one waits and finds it done. */
const sweepInstitution = ({ database, now }: WorkerParts, { id, timeZone }: SortedInstitution): Promise<void> =>
  inScope(database, { institutionId: id }, async (tx) => {
    const time = now();
    if (!(await takeSortingTurn(tx, id, calendarDay(time, timeZone)))) return;
    const moves = await sortCases(tx, { institutionId: id, timeZone, now: time, by: null });
    if (moves.length > 0) await sendNews(tx, [{ address: { institutionId: id }, event: { type: 'casesChanged' } }]);
  });

/** Starts to sort cases by the rules of their queues: once a day, for days past due grow overnight, and after every change of a rule (QU-01). */
export const startQueueWorker = (parts: WorkerParts, log: FastifyBaseLogger): QueueWorker => {
  let running = Promise.resolve();
  let isStopped = false;
  const isDue = ({ timeZone, sortedDay }: SortedInstitution): boolean =>
    sortedDay !== calendarDay(parts.now(), timeZone);
  const sweep = async (): Promise<void> => {
    if (isStopped) return;
    for (const each of (await sortedInstitutions(parts.database)).filter(isDue)) await sweepInstitution(parts, each);
  };
  const run = (): Promise<void> => {
    running = running.then(sweep).catch((error: unknown) => log.error({ err: error }, 'cases were not sorted'));
    return running;
  };
  const timer = setInterval(() => void run(), ROUND_MS);
  timer.unref();
  return {
    run,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
};
