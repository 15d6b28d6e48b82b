import { CASE } from '@/contract/codes/caseCodes';
import { type SQL, sql } from 'drizzle-orm';
import type { ListCount } from '@/contract/entities/cases/listPreferences';
import { task } from '../../database/tables/caseTables';
import { calendarDay } from '../../values/calendarDay';
import { matchesFilters, type TaskFilters } from './taskFilterStore';
import type { ListingContext } from './askListStore';
import { ownTasks } from '../../access/visibleTasks';

const getCount = (condition: SQL): SQL<number> => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** Counts the caller's own cases by pending action; each count equals the length of the list under the same filters. */
export async function countWaiting(context: ListingContext): Promise<ListCount> {
  const today = calendarDay(context.now, context.caller.timeZone);
  const under = (filters: TaskFilters): SQL<number> => getCount(matchesFilters(filters, context));
  const [row] = await context.tx
    .select({
      fresh: under({ status: CASE.fresh }),
      promisesToday: under({ promiseDue: 'today', promiseState: 'open' }),
      promisesTomorrow: under({ promiseDue: 'tomorrow', promiseState: 'open' }),
      promisesBroken: under({ promiseDue: 'past' }),
      followUps: under({ nextFollowUpTo: today }),
    })
    .from(task)
    .where(ownTasks(context.caller));
  return row ?? { fresh: 0, promisesToday: 0, promisesTomorrow: 0, promisesBroken: 0, followUps: 0 };
}
