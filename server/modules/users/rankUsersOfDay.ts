import type * as z from 'zod/mini';
import type { ReportDay } from '@/contract/codes/caseCodes';
import type { userRankQuery, userRank, userRankFileQuery } from '@/contract/entities/users/userRank';
import type { CallerContext } from '../../access/callContext';
import { type TimeSpan, addDays, toCalendarDay, endOfDay, startOfDay } from '../../values/toCalendarDay';
import { rankUsers } from './userRankStore';
import { serializeRankedUser } from './systemUserWire';
import { groupNumber } from './userGroupStore';
import { USER_RANK_LIST } from '@/contract/lists/userLists';
import { EXPORT_MAX_ROWS } from '../../values/formatCsv';
import { type ExportColumns, exportWithAudit } from '../monitoring/monitoringFacade';

/** Returns the start and end of the ranked day. */
function rankedDay(date: ReportDay, { caller, now }: Pick<CallerContext, 'caller' | 'now'>): TimeSpan {
  const today = toCalendarDay(now, caller.timeZone);
  const start = startOfDay(date === 'today' ? today : addDays(today, -1), caller.timeZone);
  return { start, end: endOfDay(date === 'today' ? now : start, caller.timeZone) };
}

/** Returns the ranking of a day by the sum of deductions, like the rank in the results box (US-03, SH-06). */
export async function rankUsersOfDay(
  { date, groupId, ...part }: z.output<typeof userRankQuery>,
  context: CallerContext,
) {
  const day = rankedDay(date, context);
  const group = groupId === undefined ? undefined : ((await groupNumber(groupId, context)) ?? undefined);
  const { rows, totalCount } = await rankUsers({ day, groupId: group, ...part }, context);
  return { totalCount, result: rows.map((row) => serializeRankedUser(row, context.caller.currencyDigits)) };
}

const CELLS: ExportColumns<typeof USER_RANK_LIST, z.output<typeof userRank>> = {
  ranking: ({ ranking }) => ranking,
  name: ({ name }) => name,
  group: ({ groupName }) => groupName,
  received: ({ actualReceivedAmount }) => actualReceivedAmount,
  target: ({ purpose }) => purpose,
  rate: ({ finishPurposeRate }) => finishPurposeRate,
};

/** Exports the ranking of a day as a file (US-03, AP-06). */
export async function exportUserRanking(
  { format, ...query }: z.output<typeof userRankFileQuery>,
  context: CallerContext,
) {
  const day = toCalendarDay(rankedDay(query.date, context).start, context.caller.timeZone);
  const { result } = await rankUsersOfDay({ ...query, page: 1, size: EXPORT_MAX_ROWS }, context);
  return exportWithAudit(
    {
      columns: USER_RANK_LIST,
      cells: CELLS,
      rows: result,
      title: { cn: '排名', en: 'Ranking', es: 'Clasificación' },
      fileName: `saldo-ranking-${day}`,
      format,
      type: 'exportList',
      what: `ranking ${day}, `,
    },
    context,
  );
}
