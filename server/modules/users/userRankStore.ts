import { DEDUCTION } from '@/contract/codes/moneyCodes';
import { matchesRow } from '../../database/matchesRow';
import { toCodeLiteral } from '../../database/toCodeLiteral';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ListOrder, SortColumn } from '@/contract/lists/listDescription';
import type { USER_RANK_LIST } from '@/contract/lists/userLists';
import { dailyScore, dailyScoreRun } from '../../database/tables/boardTables';
import { payLog } from '../../database/tables/moneyTables';
import { appUser, userGroup } from '../../database/tables/organizationTables';
import type { CallerContext } from '../../access/callContext';
import { type TimeSpan, toCalendarDay } from '../../values/toCalendarDay';
import { isVisibleUser } from '../../access/isVisibleUser';

/** Ranked user with the sum of the user's deductions; amounts in minor units. */
export interface RankedUser {
  readonly id: number;
  readonly name: string;
  readonly groupName: string | null;
  readonly received: number;
  readonly dailyTarget: number;
  readonly ranking: number;
}

interface RankPage extends ListOrder<SortColumn<typeof USER_RANK_LIST>> {
  readonly day: TimeSpan;
  readonly groupId: number | undefined;
  readonly page: number;
  readonly size: number;
}

const SORTS: Readonly<Record<SortColumn<typeof USER_RANK_LIST>, SQL>> = {
  ranking: sql`ranking`,
  name: sql`lower(name)`,
  group: sql`lower("groupName")`,
  received: sql`received`,
  target: sql`"dailyTarget"`,
  rate: sql`received / nullif("dailyTarget", 0)`,
};

const getOrder = ({ sort = 'ranking', order = 'asc' }: RankPage): SQL =>
  sql`${SORTS[sort]} ${sql.raw(order)} nulls last, ranking, lower(name), id`;

const isClosed = (institutionId: number, day: string): SQL => sql`exists (select from ${dailyScoreRun}
  where ${dailyScoreRun.institutionId} = ${institutionId} and ${dailyScoreRun.day} = ${day})`;

/** Returns the value of a closed day, otherwise the current one. */
const onDay = (closed: AnyPgColumn, now: AnyPgColumn): SQL =>
  sql`(case when ${dailyScore.userId} is null then ${now} else ${closed} end)`;

const GROUP = onDay(dailyScore.groupId, appUser.groupId);

/** Condition: on a closed day, users ranked on it in the group of that day; otherwise the currently ranked ones. */
const rankedUsers = (caller: CallerContext['caller'], day: string, groupId: number | undefined): SQL | undefined =>
  and(
    isVisibleUser(caller, GROUP),
    sql`coalesce(${dailyScore.isRanked}, ${appUser.ranked} and ${appUser.enabled} and not ${isClosed(caller.institutionId, day)})`,
    groupId === undefined ? undefined : eq(GROUP, groupId),
  );

/** Lists the ranked users that the caller sees, by default the highest recovery first; equal amounts share the rank (US-03, as SH-06). */
export async function rankUsers(
  request: RankPage,
  { tx, caller }: Pick<CallerContext, 'tx' | 'caller'>,
): Promise<{ rows: RankedUser[]; totalCount: number }> {
  const { day, groupId, page, size } = request;
  const { institutionId, timeZone } = caller;
  const date = toCalendarDay(day.start, timeZone);
  const received = sql`coalesce((
    select sum(${payLog.amount}) from ${payLog} where ${matchesRow(appUser, payLog.agentId)} and ${payLog.status} = ${toCodeLiteral(DEDUCTION.succeeded)}
      and ${payLog.opAt} >= ${day.start} and ${payLog.opAt} <= ${day.end}
  ), 0)`;
  const { rows } = await tx.execute<Record<keyof RankedUser | 'total', string> & { groupName: string | null }>(sql`
    select * from (select *, rank() over (order by received desc) as ranking, count(*) over () as total from (
      select ${appUser.id} as id, ${appUser.name} as name, ${userGroup.name} as "groupName",
        ${onDay(dailyScore.target, appUser.dailyTarget)} as "dailyTarget", ${received} as received
      from ${appUser} left join ${dailyScore} on ${dailyScore.institutionId} = ${institutionId}
          and ${dailyScore.userId} = ${appUser.id} and ${dailyScore.day} = ${date}
        left join ${userGroup} on ${userGroup.institutionId} = ${institutionId} and ${userGroup.id} = ${GROUP}
      where ${rankedUsers(caller, date, groupId)}
    ) as counted) as ranked
    order by ${getOrder(request)} limit ${size} offset ${(page - 1) * size}
  `);
  return {
    rows: rows.map(({ id, name, groupName, ...numbers }) => ({
      id: Number(id),
      name,
      groupName,
      received: Number(numbers.received),
      dailyTarget: Number(numbers.dailyTarget),
      ranking: Number(numbers.ranking),
    })),
    totalCount: Number(rows[0]?.total ?? 0),
  };
}
