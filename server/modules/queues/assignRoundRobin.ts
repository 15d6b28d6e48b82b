import type { AppContext } from '../../access/appContext';
import { inTenantTransaction } from '../../database/callTransaction';
import type { Transaction } from '../../database/connect';
import { publishEvents } from '../../live/domainEvents';
import { toCalendarDay } from '../../values/toCalendarDay';
import { type QueueMoveCount, CASES_PER_ROUND, previewRouting, routeCases } from './routeCases';
import { type RoutedInstitution, lockRouting, addRun, updateRun, findOwnRun, type StoredRun } from './routingRunStore';
import { type Routing, getTotal } from './routingStore';

/** Routes a small number of cases immediately; larger numbers are routed in steps by a run. */
export async function routeOrSchedule(
  tx: Transaction,
  routing: Routing,
): Promise<{ moves: QueueMoveCount[]; run?: StoredRun }> {
  const moves = await previewRouting(tx, routing);
  const total = getTotal(moves);
  if (total > CASES_PER_ROUND) return { moves, run: await addRun(tx, routing, total) };
  return { moves: total === 0 ? [] : await routeCases(tx, routing) };
}

/** Restarts a run from the first case after its rules have changed. */
async function beginAgain(tx: Transaction, run: StoredRun, routing: Routing): Promise<void> {
  const total = getTotal(await previewRouting(tx, routing));
  await updateRun(tx, run, { reach: 0, total: run.done + total });
}

/** Only one server at a time looks for cases to route at an institution; others wait, and find the work done. */
export const assignRoundRobin = (
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  { id, timeZone }: RoutedInstitution,
): Promise<void> =>
  inTenantTransaction(database, { institutionId: id }, async (tx) => {
    const time = now();
    if (!(await lockRouting(tx, id, toCalendarDay(time, timeZone)))) return;
    const routing = { institutionId: id, timeZone, now: time, by: null };
    const before = await findOwnRun(tx, id);
    if (before) return beginAgain(tx, before, routing);
    const { moves, run } = await routeOrSchedule(tx, routing);
    if (run === undefined && moves.length > 0) {
      await publishEvents(tx, [{ address: { institutionId: id }, event: { type: 'casesChanged' } }]);
    }
  });
