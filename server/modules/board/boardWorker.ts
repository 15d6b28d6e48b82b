import type { FastifyBaseLogger } from 'fastify';
import { inTenantTransaction } from '../../database/callTransaction';
import type { Transaction } from '../../database/connect';
import { startPollingWorker, type PollingWorker } from '../../kernel/workLoop';
import { addDays, calendarDay } from '../../values/calendarDay';
import { closeDailyScores } from './closeDailyScores';
import { correctDailyScores } from './correctDailyScores';
import {
  type CountedInstitution,
  countedInstitutions,
  lastCountedDay,
  lockCounting,
  takeStaleDays,
} from './dailyScoreRunStore';
import type { AppContext } from '../../access/appContext';

/** A day that is over is counted within this time. */
const EVERY_MS = 60_000;
/** A server that was down, or one that is new to counting, looks back this many days. */
const LOOK_BACK_DAYS = 30;

type WorkerParts = Pick<AppContext, 'database' | 'now'>;

/** The days that nobody has counted yet; none where yesterday was. */
async function daysToCount(tx: Transaction, of: CountedInstitution, now: Date) {
  const yesterday = addDays(calendarDay(now, of.timeZone), -1);
  const last = await lastCountedDay(tx, of.id);
  const earliest = addDays(yesterday, 1 - LOOK_BACK_DAYS);
  const next = last === undefined ? earliest : addDays(last, 1);
  return { from: next > earliest ? next : earliest, to: yesterday };
}

/** One institution in a transaction of its own; whoever comes second finds it done. */
const countInstitution = ({ database, now }: WorkerParts, of: CountedInstitution): Promise<boolean> =>
  inTenantTransaction(database, 'open', async (tx) => {
    const time = now();
    await lockCounting(tx, of.id);
    const stale = await takeStaleDays(tx, of.id);
    await correctDailyScores(tx, of, { days: stale, now: time });
    const days = await daysToCount(tx, of, time);
    if (days.from > days.to) return stale.length > 0;
    await closeDailyScores(tx, of, { ...days, now: time });
    return true;
  });

/** Counts the days that have ended since the last time, in each institution's own time zone; the same however often (DB-01). Tells how many institutions had one. */
export async function countEndedDays(parts: WorkerParts, signal?: AbortSignal): Promise<number> {
  const all = await countedInstitutions(parts.database);
  let counted = 0;
  for (const of of all) if (!signal?.aborted) counted += Number(await countInstitution(parts, of));
  return counted;
}

/** Watches the clock for days that end, and counts them. */
export const startBoardWorker = (parts: WorkerParts, log: FastifyBaseLogger): PollingWorker =>
  startPollingWorker({
    everyMs: EVERY_MS,
    round: (signal) => countEndedDays(parts, signal),
    log,
    failure: 'a day of the dashboard was not counted',
  });
