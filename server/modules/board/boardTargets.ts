import type { BoardPeriod } from './boardPeriod';
import { type BoardPerson, listBoardPeople, isAtWork } from './boardPeopleStore';
import type { BoardContext } from './boardSelection';
import { findClosedDays, listClosedTargets } from './days/dailyScoreStore';
import type { BoardSelection } from '../../access/boardScope';
import { addDays, toCalendarDay } from '../../values/toCalendarDay';

/** Recovery target of a user for a period in one queue; minor units. */
export interface BoardTarget {
  readonly userId: number;
  readonly queueId: number | null;
  readonly target: number;
}

/** Returns true if the selection has targets: none exist for a product or a device. */
const hasTarget = ({ product, device }: BoardSelection): boolean => product === undefined && device === undefined;

/** Lists the days of a period that have begun and are not closed, oldest first. */
async function listOpenDays({ from, days }: BoardPeriod, { tx, caller }: BoardContext): Promise<string[]> {
  const begun = Array.from({ length: days }, (_, place) => addDays(from, place));
  const [first, last] = [begun[0], begun.at(-1)];
  if (first === undefined || last === undefined) return [];
  const closed = await findClosedDays(tx, caller.institutionId, { from: first, to: last });
  return begun.filter((day) => !closed.has(day));
}

/** Returns the current users and targets for each open day, for users who had been added by then. */
const openTargets = (people: readonly BoardPerson[], days: readonly string[], { caller, now }: BoardContext) =>
  people.filter(isAtWork).map(({ id, queueId, dailyTarget, createdAt }): BoardTarget => {
    const today = toCalendarDay(now, caller.timeZone);
    const added = toCalendarDay(createdAt, caller.timeZone);
    return { userId: id, queueId, target: dailyTarget * days.filter((day) => day === today || day >= added).length };
  });

/** Reads the targets of all users who worked in a period: on closed days those of that day, on others the current ones. */
export async function readTargets(
  selection: BoardSelection,
  period: BoardPeriod,
  context: BoardContext,
): Promise<BoardTarget[]> {
  const closed = await listClosedTargets(context.tx, selection, period);
  const open = await listOpenDays(period, context);
  const last = open.at(-1);
  const current =
    last === undefined ? [] : openTargets(await listBoardPeople(context.tx, selection, last), open, context);
  return [...closed, ...current].filter(
    ({ queueId }) => selection.queueId === undefined || queueId === selection.queueId,
  );
}

/** Sums targets in minor units, of one queue if specified; null if the selection has no target. */
export const sumTargets = (
  targets: readonly BoardTarget[],
  selection: BoardSelection,
  queueId?: number,
): number | null =>
  hasTarget(selection)
    ? targets
        .filter((each) => queueId === undefined || each.queueId === queueId)
        .reduce((sum, { target }) => sum + target, 0)
    : null;
