import { type SQL, sql } from 'drizzle-orm';
import { joinsTo } from '../database/joinsTo';
import { appUser } from '../database/tables/organisationTables';
import { workSchedule } from '../database/tables/seatTables';

const rowWhere = (condition: SQL): SQL =>
  sql`(select ${workSchedule.status} from ${workSchedule} where ${joinsTo(appUser, workSchedule.userId)} and ${condition})`;

/**
 * Returns the planned status of the statement's user on a day; null without a plan. A departed user has one row on the first day, which
 * applies to all later days (SS-01). Two subqueries that each read one index row: combined, PostgreSQL intersects two indexes and takes
 * ten times as long.
 */
export const dutyOn = (day: string): SQL => {
  const departed = rowWhere(sql`${workSchedule.status} = 'departed' and ${workSchedule.day} <= ${day}`);
  return sql`coalesce(${departed}, ${rowWhere(sql`${workSchedule.day} = ${day}`)})`;
};
