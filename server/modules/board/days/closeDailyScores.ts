import { type BoardFact, readFlows, readHeldCases } from '../boardFactStore';
import { addFacts, type Facts } from '../boardFigures';
import { type ScoredInstitution, addDailyScores, type NewDailyScore } from './dailyScoreRunStore';
import { type BoardDays, findClosedDays } from './dailyScoreStore';
import { endOfDay, startOfDay, addDays, toCalendarDay, countDaysBetween } from '../../../values/toCalendarDay';
import type { BoardSelection, BoardConnection } from '../../../access/boardScope';
import { type Minor, toMinorUnits } from '@/contract/minor';
import { type BoardPerson, listBoardPeople, isAtWork } from '../boardPeopleStore';
import { resolveQueueStandards, getStandards, type StandardsByQueue } from '../standardStore';
import { getDayScore, hasWorked, getRanks, resolveStandards } from './finalScore';

/** Selects all users of the institution for the server. */
export const getSelection = ({ id, timeZone }: ScoredInstitution, { from, to }: BoardDays): BoardSelection => ({
  viewer: { institutionId: id, timeZone, userId: 0, groupId: null, role: 'admin' },
  period: { start: startOfDay(from, timeZone), end: endOfDay(startOfDay(to, timeZone), timeZone) },
});

/** Returns the key of a day of an agent. */
export const getKey = (day: string | null, agentId: number | null): string => `${day ?? ''} ${agentId ?? ''}`;

/** Adds up facts by day and agent (tenantPrimaryKey). */
export function groupFactsByDayAndAgent(all: readonly BoardFact[]): ReadonlyMap<string, Facts> {
  const found = new Map<string, Facts>();
  for (const { day, agentId, facts } of all) {
    const key = getKey(day, agentId);
    found.set(key, addFacts([found.get(key) ?? {}, facts]));
  }
  return found;
}

const getDays = ({ from, to }: BoardDays): string[] =>
  Array.from({ length: countDaysBetween(from, to) + 1 }, (_, place) => addDays(from, place));

interface Counting {
  readonly institutionId: number;
  readonly standards: StandardsByQueue;
  readonly facts: ReadonlyMap<string, Facts>;
}

interface MoneyColumns {
  readonly dueAmount?: Minor;
  readonly recovered?: Minor;
}

/** Converts the facts that are amounts to their stored form. */
const getAmounts = (dueAmount: number | undefined, recovered: number | undefined): MoneyColumns => ({
  ...(dueAmount !== undefined && { dueAmount: toMinorUnits(dueAmount) }),
  ...(recovered !== undefined && { recovered: toMinorUnits(recovered) }),
});

function rowsOfDay(
  day: string,
  people: readonly BoardPerson[],
  { institutionId, standards: all, facts }: Counting,
): NewDailyScore[] {
  const scored = people.map((person) => {
    const { id: userId, groupId, queueId, dailyTarget: target, isRanked } = person;
    const own = facts.get(getKey(day, userId)) ?? {};
    const isOnDuty = person.dutyStatus === 'onDuty';
    const standards = resolveStandards(resolveQueueStandards(all, queueId), target);
    const result = hasWorked(own, isOnDuty) ? getDayScore(own, standards) : { score: null, parts: [] };
    const valid = { groupId, queueId, isAtWork: isAtWork(person), isOnDuty, isRanked, target, standards };
    return { userId, ...valid, ...result, own };
  });
  const ranks = getRanks(scored);
  return scored.map(({ own: { dueAmount, recovered, ...counts }, ...each }) => ({
    ...counts,
    ...getAmounts(dueAmount, recovered),
    ...each,
    institutionId,
    day,
    rank: ranks.get(each.userId) ?? null,
  }));
}

/** On the day that has just ended, the cases held now are those held at its end. */
async function heldAtEnd(tx: BoardConnection, of: ScoredInstitution, { to, now }: { to: string; now: Date }) {
  if (to !== addDays(toCalendarDay(now, of.timeZone), -1)) return [];
  const heldCases = await readHeldCases(tx, { selection: getSelection(of, { from: to, to }), by: ['agent'] });
  return heldCases.map((fact) => ({ ...fact, day: to }));
}

/** Returns true for users with facts on the day, and for active ones who were added before its end. */
const isOfDay =
  (day: string, { timeZone }: ScoredInstitution, facts: ReadonlyMap<string, Facts>) =>
  (person: BoardPerson): boolean =>
    facts.has(getKey(day, person.id)) ||
    (isAtWork(person) && person.createdAt <= endOfDay(startOfDay(day, timeZone), timeZone));

/**
 * Closes ended days (DB-01): stores the facts of all users with score and rank, and the settings used. A closed day is not
 * changed; its late payments are corrected by correctDailyScores.
 */
export async function closeDailyScores(
  tx: BoardConnection,
  of: ScoredInstitution,
  { now, ...span }: BoardDays & { readonly now: Date },
): Promise<void> {
  const closed = await findClosedDays(tx, of.id, span);
  const days = getDays(span).filter((day) => !closed.has(day));
  if (days.length === 0) return;
  const selection = getSelection(of, span);
  const flows = await readFlows(tx, { selection, by: ['day', 'agent'] });
  const heldCases = await heldAtEnd(tx, of, { to: span.to, now });
  const facts = groupFactsByDayAndAgent([...flows, ...heldCases]);
  const counting = { institutionId: of.id, standards: await getStandards(tx, of.id), facts };
  const rows: NewDailyScore[] = [];
  for (const day of days) {
    const people = (await listBoardPeople(tx, selection, day)).filter(isOfDay(day, of, facts));
    rows.push(...rowsOfDay(day, people, counting));
  }
  await addDailyScores(tx, { institutionId: of.id, days, now }, rows);
}
