import { type SQL, sql } from 'drizzle-orm';
import { joinsTo } from '../database/joinsTo';
import { appUser } from '../database/tables/organisationTables';
import { workSchedule } from '../database/tables/seatTables';

const rowWhere = (condition: SQL): SQL =>
  sql`(select ${workSchedule.status} from ${workSchedule} where ${joinsTo(appUser, workSchedule.userId)} and ${condition})`;

/**
 * What is planned for a user of the statement on a day; null where nothing is. Who has departed has one row on the first day, which
 * goes for all days after it (SS-01). Two questions, each of one row of an index: with one for both PostgreSQL puts together what two
 * indexes say, which takes ten times as long.
 */
export const dutyOn = (day: string): SQL => {
  const departed = rowWhere(sql`${workSchedule.status} = 'departed' and ${workSchedule.day} <= ${day}`);
  return sql`coalesce(${departed}, ${rowWhere(sql`${workSchedule.day} = ${day}`)})`;
};
