import { type BoardFact } from './boardFactStore';
import { addFacts, type Facts } from './boardFigures';
import type { CountedInstitution } from './dailyScoreRunStore';
import type { BoardDays } from './dailyScoreStore';
import { endOfDay, startOfDay } from '../../values/calendarDay';
import type { BoardSelection } from '../../access/boardScope';

/** Selects all users of the institution for the server. */
export const getSelection = ({ id, timeZone }: CountedInstitution, { from, to }: BoardDays): BoardSelection => ({
  viewer: { institutionId: id, timeZone, userId: 0, groupId: null, role: 'admin' },
  period: { start: startOfDay(from, timeZone), end: endOfDay(startOfDay(to, timeZone), timeZone) },
});

/** Returns the key of a day of an agent. */
export const getKey = (day: string | null, agentId: number | null): string => `${day ?? ''} ${agentId ?? ''}`;

/** Adds up facts by day and agent (tenantPrimaryKey). */
export function factsByDayAndAgent(all: readonly BoardFact[]): ReadonlyMap<string, Facts> {
  const found = new Map<string, Facts>();
  for (const { day, agentId, facts } of all) {
    const key = getKey(day, agentId);
    found.set(key, addFacts([found.get(key) ?? {}, facts]));
  }
  return found;
}
