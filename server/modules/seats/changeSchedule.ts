import type * as z from 'zod/mini';
import type { scheduleSaved, scheduleStatusRequest } from '@/contract/entities/management/workSchedule';
import { isScheduleDay } from '@/contract/rules';
import { Refusal } from '../../kernel/refusal';
import { addChange, findUndoableChange } from './scheduleChangeStore';
import { type ChangedCell, type LockedAgent, lockAgents, listStoredCellsFrom, writeCells } from './scheduleStore';
import type { SeatContext } from '../../access/seatScope';
import { toCalendarDay } from '../../values/toCalendarDay';
import { groupByUser, getDays } from './groupByUser';
import { calculateChangedCells, type StoredDays, type RequestedCell } from './calculateChangedCells';
import { parseRowId } from '../../values/parseRowId';
import { serializeSavedSchedule } from './scheduleWire';

type ChangeScheduleInput = z.output<typeof scheduleStatusRequest>;
type ScheduleSaved = z.output<typeof scheduleSaved>;

function checkDays(days: readonly string[], { caller, now }: SeatContext): void {
  const today = toCalendarDay(now, caller.timeZone);
  const day = days.find((each) => !isScheduleDay(each, today));
  if (day !== undefined) throw new Refusal('scheduleDay', { day });
}

const getFirst = (days: readonly string[]): string => days.reduce((least, day) => (day < least ? day : least));

/** Locks all agents until the end of the transaction; refuses all if the caller may not plan one of them (RO-01). */
async function holdAgents(userIds: readonly number[], context: SeatContext): Promise<LockedAgent[]> {
  const agents = await lockAgents(userIds, context);
  if (agents.length !== userIds.length) throw new Refusal('notFound');
  return agents;
}

interface WantedOf extends RequestedCell {
  readonly userId: number;
}

function getChanges(
  agent: LockedAgent,
  stored: StoredDays,
  requestedCells: readonly RequestedCell[],
): readonly ChangedCell[] {
  const isTwice = new Set(requestedCells.map(({ day }) => day)).size !== requestedCells.length;
  if (isTwice) throw new Refusal('invalidInput', { fields: 'cells' });
  const cells = calculateChangedCells(agent.userId, stored, requestedCells);
  if ('result' in cells) throw new Refusal(cells.result, { name: agent.name, day: cells.day });
  return cells;
}

async function cellsToWrite(input: readonly WantedOf[], context: SeatContext): Promise<readonly ChangedCell[]> {
  const wantedOf = groupByUser(input);
  const agents = await holdAgents([...wantedOf.keys()], context);
  const stored = groupByUser(
    await listStoredCellsFrom([...wantedOf.keys()], getFirst(input.map(({ day }) => day)), context),
  );
  return agents.flatMap((agent) =>
    getChanges(agent, getDays(stored.get(agent.userId) ?? []), wantedOf.get(agent.userId) ?? []),
  );
}

/** Sets cells of the schedule, all or none; refused when one is no longer what the caller saw (SS-01). */
export async function setStatuses({ kind, cells }: ChangeScheduleInput, context: SeatContext): Promise<ScheduleSaved> {
  checkDays(
    cells.map(({ day }) => day),
    context,
  );
  const requestedCells = cells.map(({ userId, ...cell }) => ({ ...cell, userId: parseRowId(userId) }));
  const changed = await cellsToWrite(requestedCells, context);
  if (changed.length === 0) return { changeId: null, changed: 0 };
  await writeCells(changed, context);
  const changeId = await addChange({ kind, cells: changed }, context);
  return serializeSavedSchedule(changeId, changed);
}

/** Finds a cell that was changed since, or that cannot be restored because of a later departure. */
function cannotComeBack(cells: readonly ChangedCell[], stored: StoredDays): string | undefined {
  const moved = cells.find(({ day, after }) => (stored.get(day) ?? null) !== after);
  if (moved) return moved.day;
  const next = new Map<string, string>(stored);
  for (const { day, before } of cells) {
    if (before === null) next.delete(day);
    else next.set(day, before);
  }
  const departed = [...next].filter(([, status]) => status === 'departed').map(([day]) => day);
  if (departed.length > 1) return getFirst(departed);
  return departed.flatMap((first) => [...next.keys()].filter((day) => day > first))[0];
}

/** Undoes a change of the caller, unless one of its cells was changed since (SS-01). */
export async function undoChange(id: string, context: SeatContext): Promise<ScheduleSaved> {
  const undoes = parseRowId(id);
  const cells = groupByUser(await findUndoableChange(undoes, context));
  const agents = await holdAgents([...cells.keys()], context);
  // Checked under the lock: a concurrent undo has finished by now.
  await findUndoableChange(undoes, context);
  const all = [...cells.values()].flat();
  const stored = groupByUser(
    await listStoredCellsFrom([...cells.keys()], getFirst(all.map(({ day }) => day)), context),
  );
  for (const { userId, name } of agents) {
    const day = cannotComeBack(cells.get(userId) ?? [], getDays(stored.get(userId) ?? []));
    if (day !== undefined) throw new Refusal('scheduleMoved', { name, day });
  }
  const back = all.map(({ before, after, ...cell }) => ({ ...cell, before: after, after: before }));
  await writeCells(back, context);
  const changeId = await addChange({ kind: 'undo', cells: back, undoes }, context);
  return serializeSavedSchedule(changeId, back);
}
