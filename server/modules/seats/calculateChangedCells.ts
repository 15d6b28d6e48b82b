import type { DutyStatus } from '@/contract/codes/seatCodes';
import type { ChangedCell } from './scheduleStore';

/** Requested status of one agent on a day, with the status that the caller saw. */
export interface RequestedCell {
  readonly day: string;
  readonly before: DutyStatus | null;
  readonly after: DutyStatus | null;
}

/** Stored status of one agent by day. */
export type StoredDays = ReadonlyMap<string, DutyStatus>;

/** Reason why an agent's days cannot be changed as requested: a day has changed since it was read, or is after a departure. */
export interface ScheduleConflict {
  readonly result: 'scheduleMoved' | 'scheduleDeparted';
  readonly day: string;
}

/** Returns the day of an agent's departure. */
export const getDeparture = (stored: StoredDays): string | undefined =>
  [...stored].find(([, status]) => status === 'departed')?.[0];

/** Returns the status that applies on a day: 'departed' from a departure on (SS-01). */
export function getStatusOn(stored: StoredDays, day: string): DutyStatus | null {
  const departed = getDeparture(stored);
  return departed !== undefined && day >= departed ? 'departed' : (stored.get(day) ?? null);
}

/** Applies the first requested departure, unless there is an earlier one. */
function departOn(next: Map<string, DutyStatus>, requestedCells: readonly RequestedCell[]): void {
  const [first] = requestedCells
    .filter(({ after }) => after === 'departed')
    .map(({ day }) => day)
    .toSorted();
  const departure = getDeparture(next);
  if (first === undefined || (departure !== undefined && departure <= first)) return;
  if (departure !== undefined) next.delete(departure);
  next.set(first, 'departed');
}

function applied(stored: StoredDays, requestedCells: readonly RequestedCell[]): Map<string, DutyStatus> {
  const next = new Map(stored);
  for (const { day, after } of requestedCells) {
    if (after === null) next.delete(day);
    else if (after !== 'departed') next.set(day, after);
  }
  departOn(next, requestedCells);
  return next;
}

/** Removes plans after a departure; a requested plan after it is an obstacle. */
function endAtDeparture(
  next: Map<string, DutyStatus>,
  requestedCells: readonly RequestedCell[],
): ScheduleConflict | undefined {
  const departed = getDeparture(next);
  if (departed === undefined) return undefined;
  const isPlanned = requestedCells.some(({ day, after }) => day > departed && after !== null && after !== 'departed');
  if (isPlanned) return { result: 'scheduleDeparted', day: departed };
  for (const day of next.keys()) if (day > departed) next.delete(day);
  return undefined;
}

/** Calculates the cells of one agent that change, or the obstacle. `stored` starts at the first requested day. */
export function calculateChangedCells(
  userId: number,
  stored: StoredDays,
  requestedCells: readonly RequestedCell[],
): readonly ChangedCell[] | ScheduleConflict {
  const moved = requestedCells.find(({ day, before }) => getStatusOn(stored, day) !== before);
  if (moved) return { result: 'scheduleMoved', day: moved.day };
  const next = applied(stored, requestedCells);
  const obstacle = endAtDeparture(next, requestedCells);
  if (obstacle) return obstacle;
  const days = new Set([...stored.keys(), ...next.keys()]);
  return [...days]
    .toSorted()
    .map((day) => ({ userId, day, before: stored.get(day) ?? null, after: next.get(day) ?? null }))
    .filter(({ before, after }) => before !== after);
}
