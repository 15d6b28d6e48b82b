import { and, asc, between, count, eq, exists, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { DutyStatus } from '@/contract/codes/seatCodes';
import { OPEN_CASE_STATUSES } from '@/contract/codes/caseCodes';
import { matchesRow } from '../../database/matchesRow';
import { task } from '../../database/tables/caseTables';
import { appUser, queue, userGroup } from '../../database/tables/organizationTables';
import { type ChangedCell, workSchedule } from '../../database/tables/seatTables';
import { type SeatContext, selectVisibleAgents } from '../../access/seatScope';

export type { ChangedCell };

/** Range of calendar days, both ends inclusive. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** An agent as the schedule lists them. */
export type ScheduledAgent = Awaited<ReturnType<typeof listAgents>>['agents'][number];

const boundCases = sql<number>`(select count(*) from ${task} where ${matchesRow(appUser, task.agentId)} and ${inArray(
  task.status,
  [...OPEN_CASE_STATUSES],
)})`.mapWith(Number);

/** A disabled account is listed while it holds cases or has schedule entries. */
const isListed = ({ tx }: SeatContext, { from, to }: DaySpan): SQL | undefined =>
  or(
    eq(appUser.enabled, true),
    sql`${boundCases} > 0`,
    exists(
      tx
        .select({ one: sql`1` })
        .from(workSchedule)
        .where(and(matchesRow(appUser, workSchedule.userId), between(workSchedule.day, from, to))),
    ),
  );

/** Agents of a team, or of all that the caller sees, by team, queue and name, with their number over all pages (SS-01). */
export async function listAgents(
  { groupId, span, page }: { groupId: number | undefined; span: DaySpan; page: { page: number; size: number } },
  context: SeatContext,
) {
  const { tx } = context;
  const condition = and(
    selectVisibleAgents(context),
    groupId === undefined ? undefined : eq(appUser.groupId, groupId),
    isListed(context, span),
  );
  const agents = await tx
    .select({
      userId: appUser.id,
      name: appUser.name,
      username: appUser.username,
      enabled: appUser.enabled,
      groupId: appUser.groupId,
      groupName: userGroup.name,
      queueId: appUser.queueId,
      queueName: queue.name,
      boundCases,
    })
    .from(appUser)
    .leftJoin(userGroup, matchesRow(userGroup, appUser.groupId))
    .leftJoin(queue, matchesRow(queue, appUser.queueId))
    .where(condition)
    .orderBy(sql`${userGroup.name} nulls last, ${queue.code} nulls last`, asc(appUser.name), asc(appUser.id))
    .limit(page.size)
    .offset((page.page - 1) * page.size);
  const [total] = await tx.select({ number: count() }).from(appUser).where(condition);
  return { agents, totalCount: total?.number ?? 0 };
}

/** A stored cell of the schedule. */
export interface StoredCell {
  readonly userId: number;
  readonly day: string;
  readonly status: DutyStatus;
}

/** Lists the stored cells of agents in a range of days, and their departures up to its end. */
export const listStoredCells = (
  userIds: readonly number[],
  { from, to }: DaySpan,
  { tx }: SeatContext,
): Promise<StoredCell[]> =>
  tx
    .select({ userId: workSchedule.userId, day: workSchedule.day, status: workSchedule.status })
    .from(workSchedule)
    .where(
      and(
        inArray(workSchedule.userId, [...userIds]),
        or(between(workSchedule.day, from, to), eq(workSchedule.status, 'departed')),
      ),
    );

/** Lists the stored cells of agents from a day on, and their departures. */
export const listStoredCellsFrom = (
  userIds: readonly number[],
  day: string,
  { tx }: SeatContext,
): Promise<StoredCell[]> =>
  tx
    .select({ userId: workSchedule.userId, day: workSchedule.day, status: workSchedule.status })
    .from(workSchedule)
    .where(
      and(
        inArray(workSchedule.userId, [...userIds]),
        or(gte(workSchedule.day, day), eq(workSchedule.status, 'departed')),
      ),
    );

/** An agent whose schedule is being changed. */
export interface LockedAgent {
  readonly userId: number;
  readonly name: string;
  readonly username: string;
}

/** Locks the agents that the caller may plan until the end of the transaction; concurrent planners wait. */
export const lockAgents = (userIds: readonly number[], context: SeatContext): Promise<LockedAgent[]> =>
  context.tx
    .select({ userId: appUser.id, name: appUser.name, username: appUser.username })
    .from(appUser)
    .where(and(selectVisibleAgents(context), inArray(appUser.id, [...userIds])))
    .orderBy(appUser.id)
    .for('no key update');

/** Lists the agents of a team, or of all visible ones, that a spreadsheet may contain. */
export const listNamedAgents = (groupId: number | undefined, context: SeatContext): Promise<LockedAgent[]> =>
  context.tx
    .select({ userId: appUser.id, name: appUser.name, username: appUser.username })
    .from(appUser)
    .where(and(selectVisibleAgents(context), groupId === undefined ? undefined : eq(appUser.groupId, groupId)));

/** Writes changed cells, in two statements however many there are. */
export async function writeCells(cells: readonly ChangedCell[], { tx, caller, now }: SeatContext): Promise<void> {
  const json = JSON.stringify(cells);
  const cellRows = sql`jsonb_to_recordset(${json}::jsonb) as cell("userId" bigint, "day" date, "after" text)`;
  await tx.execute(sql`
    delete from ${workSchedule} using ${cellRows}
    where ${workSchedule.userId} = cell."userId" and ${workSchedule.day} = cell."day" and cell."after" is null
  `);
  await tx.execute(sql`
    insert into ${workSchedule} (institution_id, user_id, day, status, updated_at, updated_by)
    select ${caller.institutionId}, cell."userId", cell."day", cell."after", ${now}, ${caller.userId}
    from ${cellRows} where cell."after" is not null
    -- An agent departs once: a departure that becomes something else makes room for the new one first.
    order by cell."after" = 'departed'
    on conflict (institution_id, user_id, day) do update
      set status = excluded.status, updated_at = excluded.updated_at, updated_by = excluded.updated_by
  `);
}

/** Lists the first day of departure by agent for the whole institution. */
export const listDepartures = (
  { tx, caller }: SeatContext,
  until: string,
): Promise<{ userId: number; day: string }[]> =>
  tx
    .select({ userId: workSchedule.userId, day: workSchedule.day })
    .from(workSchedule)
    .where(
      and(
        eq(workSchedule.institutionId, caller.institutionId),
        eq(workSchedule.status, 'departed'),
        lte(workSchedule.day, until),
      ),
    );
