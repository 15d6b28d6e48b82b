import { isPerson } from './isVisibleUser';
import { type SQL, sql, and, asc, count, eq } from 'drizzle-orm';
import { matchesRow } from '../database/matchesRow';
import { appUser, userGroup } from '../database/tables/organizationTables';
import { workSchedule } from '../database/tables/seatTables';
import type { ScheduleTeam } from '@/contract/entities/management/workSchedule';
import { parseRowId } from '../values/parseRowId';
import type { CallerContext } from './callContext';
import { Refusal } from '../kernel/refusal';

const rowWhere = (condition: SQL): SQL =>
  sql`(select ${workSchedule.status} from ${workSchedule} where ${matchesRow(appUser, workSchedule.userId)} and ${condition})`;

/**
 * Returns the planned status of the statement's user on a day; null without a plan. A departed user has one row on the first day, which
 * applies to all later days (SS-01). Two subqueries that each read one index row: combined, PostgreSQL intersects two indexes and takes
 * ten times as long.
 */
export const selectDutyStatus = (day: string): SQL => {
  const departed = rowWhere(sql`${workSchedule.status} = 'departed' and ${workSchedule.day} <= ${day}`);
  return sql`coalesce(${departed}, ${rowWhere(sql`${workSchedule.day} = ${day}`)})`;
};

/** The part of a call's context that the seat schedule's stores need. */
export type SeatContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** Condition for the teams that a caller sees (RO-01): leaders see theirs, administrators and auditors all of the institution. */
const visibleTeams = ({ caller }: SeatContext): SQL | undefined =>
  and(
    eq(userGroup.institutionId, caller.institutionId),
    caller.role === 'leader' ? sql`${userGroup.id} = ${caller.groupId ?? 0}` : undefined,
  );

/** Agents that a caller may see on the schedule (RO-01, SS-01): members only, for seats are the agents'. */
export const selectVisibleAgents = ({ caller }: SeatContext): SQL | undefined =>
  and(
    eq(appUser.institutionId, caller.institutionId),
    eq(appUser.role, 'member'),
    isPerson,
    caller.role === 'leader' ? sql`${appUser.groupId} = ${caller.groupId ?? 0}` : undefined,
  );

/** Parses the number of a team that the caller sees; refuses others as not found. Undefined means all visible teams. */
export async function findVisibleTeam(groupId: string | undefined, context: SeatContext): Promise<number | undefined> {
  if (groupId === undefined) return undefined;
  const [row] = await context.tx
    .select({ id: userGroup.id })
    .from(userGroup)
    .where(and(visibleTeams(context), eq(userGroup.id, parseRowId(groupId))));
  if (!row) throw new Refusal('notFound');
  return row.id;
}

/** Lists the teams whose schedule the caller sees, by name (SS-01). */
export async function listTeams(context: SeatContext): Promise<ScheduleTeam[]> {
  const rows = await context.tx
    .select({ groupId: userGroup.id, name: userGroup.name, people: count(appUser.id) })
    .from(userGroup)
    .leftJoin(appUser, and(matchesRow(userGroup, appUser.groupId), eq(appUser.role, 'member')))
    .where(visibleTeams(context))
    .groupBy(userGroup.institutionId, userGroup.id)
    .orderBy(asc(userGroup.name));
  return rows.map((row) => ({ ...row, groupId: String(row.groupId) }));
}
