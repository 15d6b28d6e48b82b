import type * as z from 'zod/mini';
import type { userRankQuery } from '@/contract/entities/userRank';
import type { CallerContext } from '../../access/callContext';
import { rankUsers } from './userRankStore';
import { rankedUserOnWire } from './userRankWire';
import { addDays, calendarDay, endOfDay, startOfDay } from '../../values/calendarDay';
import { groupNumber } from './userPlaceStore';

/** The ranking of a day: by what the deductions brought in, as the place in the results box (US-03, SH-06). */
export async function userRanking(
  { date, groupId, page, size }: z.output<typeof userRankQuery>,
  context: CallerContext,
) {
  const { caller, now } = context;
  const today = calendarDay(now, caller.timeZone);
  const start = startOfDay(date === 'today' ? today : addDays(today, -1), caller.timeZone);
  const day = { start, end: endOfDay(date === 'today' ? now : start, caller.timeZone) };
  const group = groupId === undefined ? undefined : ((await groupNumber(groupId, context)) ?? undefined);
  const { rows, totalCount } = await rankUsers({ day, groupId: group, page, size }, context);
  return { totalCount, result: rows.map((row) => rankedUserOnWire(row, caller.currencyDigits)) };
}
