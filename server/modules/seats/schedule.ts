import type * as z from 'zod/mini';
import type { ScheduleRow, scheduleQuery } from '@/contract/entities/management/workSchedule';
import { type DaySpan, listAgents, type ScheduledAgent, storedCells } from './scheduleStore';
import { type SeatContext, visibleTeam } from '../../access/seatScope';
import { groupByUser, getDays } from './groupByUser';
import { addDays, daysBetween } from '../../values/calendarDay';
import { getDeparture, type StoredDays, statusOn } from './changedCells';
import { type PlannedAgent, serializeScheduleRow } from './scheduleWire';

/** Lists all days of a range, both ends inclusive. */
export const daysIn = ({ from, to }: DaySpan): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, place) => addDays(from, place));

const getStatuses = (stored: StoredDays, span: DaySpan): Record<string, string> =>
  Object.fromEntries(
    daysIn(span).flatMap((day) => {
      const status = statusOn(stored, day);
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
    { groupId: await visibleTeam(groupId, context), span, page },
    context,
  );
  const ids = agents.map(({ userId }) => userId);
  const stored = groupByUser(ids.length === 0 ? [] : await storedCells(ids, span, context));
  const result = agents.map((agent) =>
    serializeScheduleRow(planned(agent, getDays(stored.get(agent.userId) ?? []), span)),
  );
  return { result, totalCount };
}
