import type * as z from 'zod/mini';
import type { ReportDay } from '@/contract/codes/caseCodes';
import type { userRankQuery } from '@/contract/entities/users/userRank';
import type { CallerContext } from '../../access/callContext';
import type { TimeSpan } from '../../values/timeSpan';
import { rankUsers } from './userRankStore';
import { rankedUserOnWire } from './userRankWire';
import { addDays, calendarDay, endOfDay, startOfDay } from '../../values/calendarDay';
import { groupNumber } from './userPlaceStore';

/** Returns the start and end of the ranked day. */
export function rankedDay(date: ReportDay, { caller, now }: Pick<CallerContext, 'caller' | 'now'>): TimeSpan {
  const today = calendarDay(now, caller.timeZone);
  const start = startOfDay(date === 'today' ? today : addDays(today, -1), caller.timeZone);
  return { start, end: endOfDay(date === 'today' ? now : start, caller.timeZone) };
}

/** Returns the ranking of a day by the sum of deductions, like the rank in the results box (US-03, SH-06). */
export async function userRanking({ date, groupId, ...part }: z.output<typeof userRankQuery>, context: CallerContext) {
  const day = rankedDay(date, context);
  const group = groupId === undefined ? undefined : ((await groupNumber(groupId, context)) ?? undefined);
  const { rows, totalCount } = await rankUsers({ day, groupId: group, ...part }, context);
  return { totalCount, result: rows.map((row) => rankedUserOnWire(row, context.caller.currencyDigits)) };
}
