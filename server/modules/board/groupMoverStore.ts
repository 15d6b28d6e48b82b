import { and, between, eq, sql } from 'drizzle-orm';
import { dailyScore } from '../../database/tables/boardScoreTables';
import { appUser } from '../../database/tables/organisationTables';
import { type BoardConnection, getBoardScope, type BoardViewer, type GroupMover } from '../../access/boardScope';
import { addDays, endOfDay, startOfDay } from '../../values/calendarDay';
import type { BoardDays } from './dailyScoreStore';

/** Merges consecutive days, oldest first. */
function joinDays(days: readonly string[]): BoardDays[] {
  const joined: BoardDays[] = [];
  for (const day of days) {
    const last = joined.at(-1);
    if (last && addDays(last.to, 1) === day) joined[joined.length - 1] = { from: last.from, to: day };
    else joined.push({ from: day, to: day });
  }
  return joined;
}

/** Finds the users who were in a leader's group on only some of these days; none for other callers. */
export async function findGroupMovers(
  tx: BoardConnection,
  viewer: BoardViewer,
  { from, to }: BoardDays,
): Promise<GroupMover[]> {
  const { institutionId, groupId, timeZone, userId } = viewer;
  if (getBoardScope(viewer) !== 'group' || groupId === null) return [];
  const rows = await tx
    .select({ agentId: dailyScore.userId, day: dailyScore.day, now: appUser.groupId })
    .from(dailyScore)
    .innerJoin(appUser, and(eq(appUser.institutionId, dailyScore.institutionId), eq(appUser.id, dailyScore.userId)))
    .where(
      and(
        eq(dailyScore.institutionId, institutionId),
        between(dailyScore.day, from, to),
        sql`${dailyScore.userId} <> ${userId}`,
        sql`(${dailyScore.groupId} is not distinct from ${groupId}) <> (${appUser.groupId} is not distinct from ${groupId})`,
      ),
    )
    .orderBy(dailyScore.userId, dailyScore.day);
  const byAgent = new Map<number, typeof rows>();
  for (const row of rows) byAgent.set(row.agentId, [...(byAgent.get(row.agentId) ?? []), row]);
  return [...byAgent].map(([agentId, own]) => ({
    agentId,
    isMember: own[0]?.now === groupId,
    spans: joinDays(own.map(({ day }) => day)).map((days) => ({
      start: startOfDay(days.from, timeZone),
      end: endOfDay(startOfDay(days.to, timeZone), timeZone),
    })),
  }));
}
