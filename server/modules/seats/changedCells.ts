import type { DutyStatus } from '@/contract/codes/dutyStatus';
import type { ChangedCell } from './scheduleStore';

/** A day of one agent as somebody wants it, with what they saw there. */
export interface WantedCell {
  readonly day: string;
  readonly before: DutyStatus | null;
  readonly after: DutyStatus | null;
}

/** What one agent has stored, by day. */
export type StoredDays = ReadonlyMap<string, DutyStatus>;

/** Why an agent's days cannot be changed as wanted: one is no longer as seen, or lies after a departure. */
export interface Obstacle {
  readonly result: 'scheduleMoved' | 'scheduleDeparted';
  readonly day: string;
}

/** The day from which an agent has departed. */
export const getDeparture = (stored: StoredDays): string | undefined =>
  [...stored].find(([, status]) => status === 'departed')?.[0];

/** What is in force on a day: from a departure on, departed (SS-01). */
export function statusOn(stored: StoredDays, day: string): DutyStatus | null {
  const departed = getDeparture(stored);
  return departed !== undefined && day >= departed ? 'departed' : (stored.get(day) ?? null);
}

/** The first of the days on which somebody is to depart, unless an earlier departure stays as it is. */
function departOn(next: Map<string, DutyStatus>, wanted: readonly WantedCell[]): void {
  const [first] = wanted
    .filter(({ after }) => after === 'departed')
    .map(({ day }) => day)
    .toSorted();
  const kept = getDeparture(next);
  if (first === undefined || (kept !== undefined && kept <= first)) return;
  if (kept !== undefined) next.delete(kept);
  next.set(first, 'departed');
}

function applied(stored: StoredDays, wanted: readonly WantedCell[]): Map<string, DutyStatus> {
  const next = new Map(stored);
  for (const { day, after } of wanted) {
    if (after === null) next.delete(day);
    else if (after !== 'departed') next.set(day, after);
  }
  departOn(next, wanted);
  return next;
}

/** Nothing is planned after a departure: what was there goes, and what was wanted there is an obstacle. */
function endAtDeparture(next: Map<string, DutyStatus>, wanted: readonly WantedCell[]): Obstacle | undefined {
  const departed = getDeparture(next);
  if (departed === undefined) return undefined;
  const isPlanned = wanted.some(({ day, after }) => day > departed && after !== null && after !== 'departed');
  if (isPlanned) return { result: 'scheduleDeparted', day: departed };
  for (const day of next.keys()) if (day > departed) next.delete(day);
  return undefined;
}

/** The stored cells of one agent that differ once the wanted ones hold; or what stands in the way. `stored` reaches from the first wanted day on. */
export function changedCells(
  userId: number,
  stored: StoredDays,
  wanted: readonly WantedCell[],
): readonly ChangedCell[] | Obstacle {
  const moved = wanted.find(({ day, before }) => statusOn(stored, day) !== before);
  if (moved) return { result: 'scheduleMoved', day: moved.day };
  const next = applied(stored, wanted);
  const obstacle = endAtDeparture(next, wanted);
  if (obstacle) return obstacle;
  const days = new Set([...stored.keys(), ...next.keys()]);
  return [...days]
    .toSorted()
    .map((day) => ({ userId, day, before: stored.get(day) ?? null, after: next.get(day) ?? null }))
    .filter(({ before, after }) => before !== after);
}
