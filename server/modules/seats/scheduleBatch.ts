import type * as z from 'zod/mini';
import type { scheduleBatchPreview, scheduleBatchRequest } from '@/contract/entities/management/workSchedule';
import { isScheduleDay } from '@/contract/rules';
import { Refusal } from '../../kernel/refusal';
import { type LockedAgent, lockAgents, listStoredCellsFrom } from './scheduleStore';
import type { SeatContext } from '../../access/seatScope';
import { groupByUser, getDays } from './groupByUser';
import { toCalendarDay } from '../../values/toCalendarDay';
import { getDeparture, type StoredDays, getStatusOn } from './calculateChangedCells';
import { parseRowId } from '../../values/parseRowId';
import { listDays } from './schedule';
import { serializeCell } from './scheduleWire';

type ScheduleBatchInput = z.output<typeof scheduleBatchRequest>;
type Preview = z.input<typeof scheduleBatchPreview>;

/** 1 Monday … 7 Sunday. */
const getWeekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

function wantedDays({ from, to, weekdays }: ScheduleBatchInput, { caller, now }: SeatContext): string[] {
  const today = toCalendarDay(now, caller.timeZone);
  const days = listDays({ from, to });
  const outside = days.find((day) => !isScheduleDay(day, today));
  if (outside !== undefined) throw new Refusal('scheduleDay', { day: outside });
  return days.filter((day) => weekdays === undefined || weekdays.includes(getWeekday(day)));
}

interface Wish {
  readonly days: readonly string[];
  readonly status: ScheduleBatchInput['status'];
}

/** The day of a departure can be changed; later days only together with it. */
function getPreview({ userId, name }: LockedAgent, stored: StoredDays, { days, status }: Wish): Preview {
  const departed = getDeparture(stored);
  const keepsDeparture = departed !== undefined && !days.includes(departed);
  const isAfter = (day: string): boolean => keepsDeparture && day > departed;
  const open = days.filter((day) => !isAfter(day));
  const cells = open
    .map((day) => ({ userId, name, day, before: getStatusOn(stored, day), after: status }))
    .filter(({ before, after }) => before !== after)
    .map(serializeCell);
  return { cells, unchanged: open.length - cells.length, afterDeparture: days.length - open.length };
}

/** Previews a batch adjustment: many agents × days → one status (SS-01). */
export async function previewBatch(params: ScheduleBatchInput, context: SeatContext): Promise<Preview> {
  const ids = [...new Set(params.userIds.map(parseRowId))];
  const days = wantedDays(params, context);
  const agents = await lockAgents(ids, context);
  if (agents.length !== ids.length) throw new Refusal('notFound');
  const stored = groupByUser(await listStoredCellsFrom(ids, params.from, context));
  const previews = agents.map((agent) =>
    getPreview(agent, getDays(stored.get(agent.userId) ?? []), { days, status: params.status }),
  );
  return {
    cells: previews.flatMap(({ cells }) => cells),
    unchanged: previews.reduce((sum, each) => sum + each.unchanged, 0),
    afterDeparture: previews.reduce((sum, each) => sum + each.afterDeparture, 0),
  };
}
