import type { FastifyBaseLogger } from 'fastify';
import { inTenantTransaction } from '../../../database/callTransaction';
import type { Transaction } from '../../../database/connect';
import { startPollingWorker, type PollingWorker } from '../../../kernel/pollingWorker';
import { addDays, toCalendarDay } from '../../../values/toCalendarDay';
import { closeDailyScores } from './closeDailyScores';
import { correctDailyScores } from './correctDailyScores';
import {
  type ScoredInstitution,
  listScoredInstitutions,
  findLastScoredDay,
  lockCounting,
  takeStaleDays,
} from './dailyScoreRunStore';
import type { AppContext } from '../../../access/appContext';

/** Maximum delay until an ended day is counted. */
const EVERY_MS = 60_000;
/** Number of days that a server counts back after a downtime or at its first count. */
const LOOK_BACK_DAYS = 30;

type WorkerParts = Pick<AppContext, 'database' | 'now'>;

/** Returns the uncounted days; none if yesterday is counted. */
async function daysToCount(tx: Transaction, of: ScoredInstitution, now: Date) {
  const yesterday = addDays(toCalendarDay(now, of.timeZone), -1);
  const last = await findLastScoredDay(tx, of.id);
  const earliest = addDays(yesterday, 1 - LOOK_BACK_DAYS);
  const next = last === undefined ? earliest : addDays(last, 1);
  return { from: next > earliest ? next : earliest, to: yesterday };
}

/** Counts one institution in a separate transaction; a second server finds the work done. */
const countInstitution = ({ database, now }: WorkerParts, of: ScoredInstitution): Promise<boolean> =>
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

/**
 * Counts the days that have ended since the last run, in each institution's own time zone; idempotent (DB-01). Returns the
 * number of institutions with such a day.
 */
export async function countEndedDays(parts: WorkerParts, signal?: AbortSignal): Promise<number> {
  const all = await listScoredInstitutions(parts.database);
  let counted = 0;
  for (const of of all) if (!signal?.aborted) counted += Number(await countInstitution(parts, of));
  return counted;
}

/** Starts the worker that counts days when they end. */
export const startBoardWorker = (parts: WorkerParts, log: FastifyBaseLogger): PollingWorker =>
  startPollingWorker({
    everyMs: EVERY_MS,
    round: (signal) => countEndedDays(parts, signal),
    log,
    failure: 'a day of the dashboard was not counted',
  });
