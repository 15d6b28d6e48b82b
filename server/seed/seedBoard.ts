import { addDays, calendarDay } from '../values/calendarDay';
import { closeDailyScores } from '../modules/board/boardFacade';
import type { SeedConnection } from './seedConnection';
import type { World } from './world';

/** Days before the present one of which the dashboard has a history. */
const HISTORY_DAYS = 30;

/** Counts an institution's last thirty days as the server would have each night (DB-01). */
export async function seedBoard(
  tx: SeedConnection,
  { institutionId, world, now }: { institutionId: number; world: World; now: Date },
): Promise<void> {
  const { timeZone } = world.institution;
  const to = addDays(calendarDay(now, timeZone), -1);
  await closeDailyScores(tx, { id: institutionId, timeZone }, { from: addDays(to, 1 - HISTORY_DAYS), to, now });
}
