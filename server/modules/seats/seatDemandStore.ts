import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { OPEN_CASE_STATUSES } from '@/contract/codes/caseCodes';
import { task } from '../../database/tables/caseTables';
import { appUser, queue } from '../../database/tables/organizationTables';
import type { DaySpan } from './scheduleStore';
import type { SeatContext } from '../../access/seatScope';

/** Lists all agents with an enabled account of the institution, with team and queue, for the shares of a queue. */
export const listRankedAgents = ({ tx, caller }: SeatContext) =>
  tx
    .select({ userId: appUser.id, groupId: appUser.groupId, queueId: appUser.queueId })
    .from(appUser)
    .where(and(eq(appUser.institutionId, caller.institutionId), eq(appUser.role, 'member'), eq(appUser.enabled, true)));

/** Lists the institution's enabled queues, by code. */
export const listPlannedQueues = ({ tx, caller }: SeatContext) =>
  tx
    .select({ queueId: queue.id, queueName: queue.name, planned: queue.plannedCaseCount })
    .from(queue)
    .where(and(eq(queue.institutionId, caller.institutionId), eq(queue.enabled, true)))
    .orderBy(asc(queue.code));

/** Counts the open cases of a team and queue whose next action, a promise or a follow-up, is due on a day. */
export const countDueCases = async (
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
    // Groups by position: the day contains a parameter, and PostgreSQL does not recognize two of them as equal.
    .groupBy(task.groupId, task.queueId, sql`3`);
  return new Map(rows.map((row) => [toDemandKey(row.groupId ?? 0, row.queueId ?? 0, row.day), row.cases]));
};

/** Map key of a team's queue on a day. */
export const toDemandKey = (groupId: number, queueId: number, day: string): string => `${groupId}/${queueId}/${day}`;
