import { type Minor, minorUnits } from '@/contract/minor';
import { type BoardFact, readFlows, readHeld } from './boardFactStore';
import { type BoardPerson, boardPeople, isAtWork } from './boardPeopleStore';
import type { CountedInstitution } from './dailyScoreRunStore';
import { type BoardDays, keepDailyScores, type NewDailyScore } from './dailyScoreStore';
import { standardsFor, standardsOf, type StandardsByQueue } from './standardStore';
import { addFacts, type Facts } from './boardFigures';
import { addDays, calendarDay, daysBetween, endOfDay, startOfDay } from '../../values/calendarDay';
import { dayScoreOf, ranksOf } from './finalScore';
import type { BoardConnection, BoardSelection } from '../../access/boardScope';

const daysOf = ({ from, to }: BoardDays): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, place) => addDays(from, place));

/** The server counts for everybody of the institution. */
const selectionOf = ({ id, timeZone }: CountedInstitution, { from, to }: BoardDays): BoardSelection => ({
  viewer: { institutionId: id, timeZone, userId: 0, groupId: null, role: 'admin' },
  period: { start: startOfDay(from, timeZone), end: endOfDay(startOfDay(to, timeZone), timeZone) },
});

const keyOf = (day: string | null, agentId: number | null): string => `${day ?? ''} ${agentId ?? ''}`;

function factsByDayAndAgent(all: readonly BoardFact[]): ReadonlyMap<string, Facts> {
  const found = new Map<string, Facts>();
  for (const { day, agentId, facts } of all) {
    const key = keyOf(day, agentId);
    found.set(key, addFacts([found.get(key) ?? {}, facts]));
  }
  return found;
}

/** A day off is not a bad day: somebody who did nothing and was not planned has no score. */
const hasWorked = ({ handledCases = 0, recovered = 0 }: Facts, { dutyStatus }: BoardPerson): boolean =>
  handledCases > 0 || recovered > 0 || dutyStatus === 'onDuty';

interface Counting {
  readonly institutionId: number;
  readonly standards: StandardsByQueue;
  readonly facts: ReadonlyMap<string, Facts>;
}

interface MoneyColumns {
  readonly dueAmount?: Minor;
  readonly recovered?: Minor;
}

/** The facts that are amounts of money, as their columns keep them. */
const amountsOf = (dueAmount: number | undefined, recovered: number | undefined): MoneyColumns => ({
  ...(dueAmount !== undefined && { dueAmount: minorUnits(dueAmount) }),
  ...(recovered !== undefined && { recovered: minorUnits(recovered) }),
});

function rowsOfDay(
  day: string,
  people: readonly BoardPerson[],
  { institutionId, standards, facts }: Counting,
): NewDailyScore[] {
  const scored = people.map((person) => {
    const { id: userId, groupId, queueId, dailyTarget, ranked: isRanked } = person;
    const own = facts.get(keyOf(day, userId)) ?? {};
    const result = hasWorked(own, person)
      ? dayScoreOf(own, standardsFor(standards, queueId), dailyTarget)
      : { score: null, parts: [] };
    return { userId, groupId, isRanked, ...result, own, target: dailyTarget };
  });
  const ranks = ranksOf(scored);
  return scored.map(({ userId, groupId, score, parts, own: { dueAmount, recovered, ...counts }, target }) => ({
    ...counts,
    ...amountsOf(dueAmount, recovered),
    institutionId,
    userId,
    groupId,
    day,
    target,
    score,
    rank: ranks.get(userId) ?? null,
    parts,
  }));
}

/** On the day that has just ended, what is held now is what was held when it ended. */
async function heldAtEnd(tx: BoardConnection, of: CountedInstitution, { to, now }: { to: string; now: Date }) {
  if (to !== addDays(calendarDay(now, of.timeZone), -1)) return [];
  const held = await readHeld(tx, { selection: selectionOf(of, { from: to, to }), by: ['agent'] });
  return held.map((fact) => ({ ...fact, day: to }));
}

/**
 * Counts days that are over and writes down what everybody did on them, with score and rank (DB-01). May be done again at any time:
 * what happened is counted again, what was held that evening stays as it was.
 */
export async function closeDailyScores(
  tx: BoardConnection,
  of: CountedInstitution,
  { now, ...days }: BoardDays & { readonly now: Date },
): Promise<void> {
  const selection = selectionOf(of, days);
  const flows = await readFlows(tx, { selection, by: ['day', 'agent'] });
  const held = await heldAtEnd(tx, of, { to: days.to, now });
  const facts = factsByDayAndAgent([...flows, ...held]);
  const counting = { institutionId: of.id, standards: await standardsOf(tx, of.id), facts };
  const rows: NewDailyScore[] = [];
  for (const day of daysOf(days)) {
    const people = await boardPeople(tx, selection, day);
    const counted = people.filter((person) => isAtWork(person) || facts.has(keyOf(day, person.id)));
    rows.push(...rowsOfDay(day, counted, counting));
  }
  await keepDailyScores(tx, { institutionId: of.id, days: daysOf(days), now }, rows);
}
