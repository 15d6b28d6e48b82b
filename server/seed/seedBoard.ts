import { sql } from 'drizzle-orm';
import { addDays, calendarDay } from '../values/calendarDay';
import { closeDailyScores } from '../modules/board/boardFacade';
import type { SeedConnection } from './seedConnection';
import type { Country } from './country';

/** Days before the present one of which the dashboard has a history. */
const HISTORY_DAYS = 30;

/** Calculates the figures of an institution's last thirty days like the nightly job (DB-01). */
export async function seedBoard(
  tx: SeedConnection,
  { institutionId, country, now }: { institutionId: number; country: Country; now: Date },
): Promise<void> {
  // Autovacuum cannot analyze uncommitted rows, and without statistics the query plans are bad.
  await tx.execute(sql`analyze collection_log, pay_log`);
  const { timeZone } = country.institution;
  const to = addDays(calendarDay(now, timeZone), -1);
  await closeDailyScores(tx, { id: institutionId, timeZone }, { from: addDays(to, 1 - HISTORY_DAYS), to, now });
}
