import type { FastifyBaseLogger } from 'fastify';
import { inScope } from '../../database/callTransaction';
import { calendarDay } from '../../values/calendarDay';
import { routeCases } from './routeCases';
import { sendNews } from '../../live/liveNews';
import { startWorkLoop, type WorkLoop } from '../../kernel/workLoop';
import { type RoutedInstitution, routedInstitutions, takeRoutingTurn } from './routingDayStore';
import type { AppContext } from '../../access/appContext';

type WorkerParts = Omit<AppContext, 'services'>;

/** A new day at an institution, or a rule that another server's caller changed, is found within this time. */
const EVERY_MS = 60_000;

/** One server at a time sorts an institution's cases; another one waits and finds it done. */
const sortInstitution = ({ database, now }: WorkerParts, { id, timeZone }: RoutedInstitution): Promise<void> =>
  inScope(database, { institutionId: id }, async (tx) => {
    const time = now();
    if (!(await takeRoutingTurn(tx, id, calendarDay(time, timeZone)))) return;
    const moves = await routeCases(tx, { institutionId: id, timeZone, now: time, by: null });
    if (moves.length > 0) await sendNews(tx, [{ address: { institutionId: id }, event: { type: 'casesChanged' } }]);
  });

/** Starts to sort cases by the rules of their queues: once a day, for days past due grow overnight, and after every change of a rule (QU-01). */
export const startQueueWorker = (parts: WorkerParts, log: FastifyBaseLogger): WorkLoop => {
  const isDue = ({ timeZone, routedDay }: RoutedInstitution): boolean =>
    routedDay !== calendarDay(parts.now(), timeZone);
  const round = async (signal: AbortSignal): Promise<void> => {
    const due = (await routedInstitutions(parts.database)).filter(isDue);
    for (const each of due) if (!signal.aborted) await sortInstitution(parts, each);
  };
  return startWorkLoop({ everyMs: EVERY_MS, round, log, failure: 'cases were not sorted' });
};
