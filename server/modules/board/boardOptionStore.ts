import { and, between, eq, sql, asc, ne } from 'drizzle-orm';
import { dailyScore } from '../../database/tables/boardTables';
import { appUser, caseName, institution, queue } from '../../database/tables/organizationTables';
import { type BoardConnection, getBoardScope, type BoardViewer, type GroupChange } from '../../access/boardScope';
import { addDays, endOfDay, startOfDay } from '../../values/toCalendarDay';
import type { BoardDays } from './days/dailyScoreStore';
import { parseRowId } from '../../values/parseRowId';
import { Refusal } from '../../kernel/refusal';
import type { CallerContext } from '../../access/callContext';

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
): Promise<GroupChange[]> {
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

type OptionContext = Pick<CallerContext, 'tx' | 'caller'>;

/** Queue or institution in a selection list. */
export interface BoardOption {
  readonly id: number;
  readonly name: string;
}

/** Finds the id of a queue of the institution; others are refused as not found. */
export async function findBoardQueue(queueId: string, { tx, caller }: OptionContext): Promise<number> {
  const is = and(eq(queue.institutionId, caller.institutionId), eq(queue.id, parseRowId(queueId)));
  const [found] = await tx.select({ id: queue.id }).from(queue).where(is);
  if (!found) throw new Refusal('notFound');
  return found.id;
}

/** Returns the institution's queues by name. */
export const listBoardQueues = ({ tx, caller }: OptionContext): Promise<BoardOption[]> =>
  tx
    .select({ id: queue.id, name: queue.name })
    .from(queue)
    .where(eq(queue.institutionId, caller.institutionId))
    .orderBy(asc(queue.code));

/** Returns the devices of the cases, as imported. */
export async function listBoardDevices({ tx, caller }: OptionContext): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ device: caseName.device })
    .from(caseName)
    .where(and(eq(caseName.institutionId, caller.institutionId), ne(caseName.device, '')))
    .orderBy(asc(caseName.device));
  return rows.map(({ device }) => device);
}

/** Returns the caller's institution. */
export async function getBoardInstitution({ tx, caller }: OptionContext): Promise<BoardOption> {
  const [own] = await tx
    .select({ name: institution.name })
    .from(institution)
    .where(eq(institution.id, caller.institutionId));
  return { id: caller.institutionId, name: own?.name ?? '' };
}
