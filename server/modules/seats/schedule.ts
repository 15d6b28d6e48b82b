import type * as z from 'zod/mini';
import type { ScheduleRow, scheduleQuery } from '@/contract/entities/management/workSchedule';
import { type DaySpan, listAgents, type ScheduledAgent, listStoredCells } from './scheduleStore';
import { type SeatContext, findVisibleTeam } from '../../access/seatScope';
import { groupByUser, getDays } from './groupByUser';
import { addDays, countDaysBetween } from '../../values/toCalendarDay';
import { getDeparture, type StoredDays, getStatusOn } from './calculateChangedCells';
import { type PlannedAgent, serializeScheduleRow } from './scheduleWire';

/** Lists all days of a range, both ends inclusive. */
export const listDays = ({ from, to }: DaySpan): string[] =>
  Array.from({ length: countDaysBetween(from, to) + 1 }, (_, place) => addDays(from, place));

const getStatuses = (stored: StoredDays, span: DaySpan): Record<string, string> =>
  Object.fromEntries(
    listDays(span).flatMap((day) => {
      const status = getStatusOn(stored, day);
      return status === null ? [] : [[day, status]];
    }),
  );

const planned = (agent: ScheduledAgent, stored: StoredDays, span: DaySpan): PlannedAgent => ({
  ...agent,
  departedFrom: getDeparture(stored) ?? null,
  statuses: getStatuses(stored, span),
});

/** Lists agents with their planned status per day (SS-01). */
export async function getSchedule(
  { groupId, from, to, ...page }: z.output<typeof scheduleQuery>,
  context: SeatContext,
): Promise<{ result: ScheduleRow[]; totalCount: number }> {
  const span = { from, to };
  const { agents, totalCount } = await listAgents(
    { groupId: await findVisibleTeam(groupId, context), span, page },
    context,
  );
  const ids = agents.map(({ userId }) => userId);
  const stored = groupByUser(ids.length === 0 ? [] : await listStoredCells(ids, span, context));
  const result = agents.map((agent) =>
    serializeScheduleRow(planned(agent, getDays(stored.get(agent.userId) ?? []), span)),
  );
  return { result, totalCount };
}
