import type { ScoreCorrection } from '@/contract/codes/boardCodes';
import { toMinorUnits, NO_MONEY } from '@/contract/minor';
import { readPaymentFlows } from '../boardFactStore';
import { getCount, type Facts } from '../boardFigures';
import { type BoardPerson, listBoardPeople } from '../boardPeopleStore';
import { groupFactsByDayAndAgent, getKey, getSelection } from './closeDailyScores';
import { updateScores, listClosedDays, type NewCorrection, type ScoredInstitution } from './dailyScoreRunStore';
import type { CorrectedFigures, DailyScore } from './dailyScoreStore';
import { getDayScore, hasWorked, getRanks } from './finalScore';
import type { BoardConnection } from '../../../access/boardScope';

/** Facts of a day that payments determine. */
const PAYMENT_FACTS = ['recovered', 'payments', 'promisesKept', 'promisesDue'] as const;

const getFigures = ({ recovered, payments, promisesDue, promisesKept, score, rank }: DailyScore): CorrectedFigures => ({
  recovered,
  payments,
  promisesDue,
  promisesKept,
  score,
  rank,
});

const isChanged = (before: DailyScore, after: DailyScore): boolean =>
  before.rank !== after.rank || PAYMENT_FACTS.some((name) => before[name] !== after[name]);

function getReason(before: DailyScore, after: DailyScore): ScoreCorrection {
  const name = PAYMENT_FACTS.find((each) => before[each] !== after[each]);
  if (name === undefined) return 'rankOnly';
  return after[name] > before[name] ? 'latePayment' : 'reversal';
}

/** Returns all facts of a closed day. */
const getFacts = ({ boundCases, dueAmount, ...row }: DailyScore): Facts => ({
  ...row,
  ...(boundCases !== null && { boundCases }),
  ...(dueAmount !== null && { dueAmount }),
});

/** Recalculates the payments of a row, and its score by its own standards. */
function recount(row: DailyScore, paid: Facts): DailyScore {
  const counted = {
    recovered: toMinorUnits(getCount(paid, 'recovered')),
    payments: getCount(paid, 'payments'),
    promisesDue: getCount(paid, 'promisesDue'),
    promisesKept: getCount(paid, 'promisesKept'),
  };
  if (PAYMENT_FACTS.every((name) => row[name] === counted[name])) return row;
  const facts = getFacts({ ...row, ...counted });
  const result = hasWorked(facts, row.isOnDuty) ? getDayScore(facts, row.standards) : { score: null, parts: [] };
  return { ...row, ...counted, ...result };
}

/** Recalculates the ranks of the groups in which a score has changed. */
function rankAgain(before: readonly DailyScore[], after: readonly DailyScore[]): DailyScore[] {
  const groups = new Set(after.flatMap((row, place) => (row.score === before[place]?.score ? [] : [row.groupId])));
  const ranks = getRanks(after);
  return after.map((row) => (groups.has(row.groupId) ? { ...row, rank: ranks.get(row.userId) ?? null } : row));
}

const NOTHING = {
  recovered: NO_MONEY,
  payments: 0,
  handledCases: 0,
  calls: 0,
  connectedCalls: 0,
  reachedCases: 0,
  rightPartyCases: 0,
  promisedCases: 0,
  promisesDue: 0,
  promisesKept: 0,
  newCases: 0,
  settledCases: 0,
  boundCases: null,
  dueAmount: null,
  isAtWork: false,
  isOnDuty: false,
  isRanked: false,
  target: NO_MONEY,
  standards: [],
  score: null,
  rank: null,
  parts: [],
};

/** Creates the row of a user without facts on the closed day: the payment counts, without target, score and rank. */
const emptyRow = (institutionId: number, day: string, { id: userId, groupId, queueId }: BoardPerson): DailyScore => ({
  ...NOTHING,
  institutionId,
  userId,
  day,
  groupId,
  queueId,
});

/**
 * Counts the payments of closed days again after late payments and reversals (DB-01): recovered amount, payments and promises,
 * the score by the standards of that day, and the ranks of its group. Every change is stored as a correction; other values are
 * not changed.
 */
export async function correctDailyScores(
  tx: BoardConnection,
  of: ScoredInstitution,
  { now, days }: { readonly days: readonly string[]; readonly now: Date },
): Promise<void> {
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return;
  const selection = getSelection(of, { from, to });
  const paid = groupFactsByDayAndAgent(await readPaymentFlows(tx, { selection, by: ['day', 'agent'] }));
  const rows = await listClosedDays(tx, of.id, { from, to });
  const people = await listBoardPeople(tx, selection, to);
  const corrected: DailyScore[] = [];
  const corrections: NewCorrection[] = [];
  for (const day of days) {
    const closed = rows.filter((row) => row.day === day);
    const known = new Set(closed.map(({ userId }) => userId));
    const isPaid = ({ id }: BoardPerson) => !known.has(id) && paid.has(getKey(day, id));
    const before = [...closed, ...people.filter(isPaid).map((person) => emptyRow(of.id, day, person))];
    const after = before.map((row) => recount(row, paid.get(getKey(day, row.userId)) ?? {}));
    rankAgain(before, after).forEach((row, place) => {
      const old = before[place];
      if (old === undefined || !isChanged(old, row)) return;
      corrected.push(row);
      const change = { reason: getReason(old, row), before: getFigures(old), after: getFigures(row) };
      corrections.push({ institutionId: of.id, userId: row.userId, day, correctedAt: now, ...change });
    });
  }
  await updateScores(tx, corrected, corrections);
}
