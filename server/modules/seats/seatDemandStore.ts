import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { OPEN_CASE_STATUSES } from '@/contract/codes/caseStatus';
import { task } from '../../database/tables/caseTables';
import { appUser, queue } from '../../database/tables/organisationTables';
import type { DaySpan } from './scheduleStore';
import type { SeatContext } from '../../access/seatScope';

/** All agents with an enabled account of the institution, with team and queue: whose share of a queue a team works. */
export const countedAgents = ({ tx, caller }: SeatContext) =>
  tx
    .select({ userId: appUser.id, groupId: appUser.groupId, queueId: appUser.queueId })
    .from(appUser)
    .where(and(eq(appUser.institutionId, caller.institutionId), eq(appUser.role, 'member'), eq(appUser.enabled, true)));

/** The institution's enabled queues, by code. */
export const plannedQueues = ({ tx, caller }: SeatContext) =>
  tx
    .select({ queueId: queue.id, queueName: queue.name, planned: queue.plannedCaseCount })
    .from(queue)
    .where(and(eq(queue.institutionId, caller.institutionId), eq(queue.enabled, true)))
    .orderBy(asc(queue.code));

/** How many open cases of a team and queue come due on a day: their next action, be it a promise or a follow-up, falls on it. */
export const dueCases = async (
  groupIds: readonly number[],
  { from, to }: DaySpan,
  { tx, caller }: SeatContext,
): Promise<ReadonlyMap<string, number>> => {
  const day = sql<string>`(${task.nextActionAt} at time zone ${caller.timeZone})::date::text`;
  const rows = await tx
    .select({ groupId: task.groupId, queueId: task.queueId, day, cases: sql<number>`count(*)`.mapWith(Number) })
    .from(task)
    .where(
      and(
        eq(task.institutionId, caller.institutionId),
        inArray(task.groupId, [...groupIds]),
        isNotNull(task.queueId),
        inArray(task.status, [...OPEN_CASE_STATUSES]),
        sql`${task.nextActionAt} >= (${from}::date::timestamp at time zone ${caller.timeZone})`,
        sql`${task.nextActionAt} < ((${to}::date + 1)::timestamp at time zone ${caller.timeZone})`,
      ),
    )
    // By place: the day holds a parameter, and PostgreSQL does not see that two of them are the same.
    .groupBy(task.groupId, task.queueId, sql`3`);
  return new Map(rows.map((row) => [demandKey(row.groupId ?? 0, row.queueId ?? 0, row.day), row.cases]));
};

/** The name of a team's queue on a day, for maps. */
export const demandKey = (groupId: number, queueId: number, day: string): string => `${groupId}/${queueId}/${day}`;
