import type { BoardDay, BoardPersonal, FinalScore } from '@/contract/entities/management/board';
import { listBoardPeople } from './boardPeopleStore';
import { readFlows } from './boardFactStore';
import { getBoardScope, type BoardSelection, isLimitedToCases } from '../../access/boardScope';
import {
  type BoardDays,
  listDailyScores,
  listCorrections,
  countRankedAgents,
  listScoredDays,
} from './days/dailyScoreStore';
import { countBoard, withPeriod } from './boardCounts';
import { addFacts, groupFacts } from './boardFigures';
import { serializeCorrection, serializeBoardFigures, serializeFinalScore } from './boardWire';
import { parseBoardQuery, type BoardQueryInput, type BoardContext, type ParsedBoardQuery } from './boardSelection';
import { readTargets, sumTargets } from './boardTargets';
import { getYesterday } from './boardAgents';
import { getBoardPeriod } from './boardPeriod';
import { addDays, countDaysBetween } from '../../values/toCalendarDay';
import { Refusal } from '../../kernel/refusal';

const getDays = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, countDaysBetween(from, to) + 1) }, (_, place) => addDays(from, place));

/** Returns the current day without a score, which is final only after the end of the day. */
async function today(question: ParsedBoardQuery, context: BoardContext): Promise<BoardDay> {
  const { caller, now } = context;
  const period = getBoardPeriod('today', { now, timeZone: caller.timeZone });
  const { facts, hasHeld } = await countBoard(withPeriod(question, period), [], context);
  const { selection } = question;
  const target = sumTargets(await readTargets(selection, period, context), selection);
  const figures = serializeBoardFigures(addFacts(facts.map((each) => each.facts)), {
    target,
    hasHeld,
    digits: caller.currencyDigits,
  });
  return { day: period.to, figures, score: null, rank: null, corrections: [] };
}

/** Reads the corrections of the selected agent; none for several agents. */
async function getCorrections({ viewer, agentId }: BoardSelection, days: BoardDays, { tx }: BoardContext) {
  const userId = getBoardScope(viewer) === 'own' ? viewer.userId : agentId;
  return userId === undefined ? [] : listCorrections(tx, { institutionId: viewer.institutionId, userId }, days);
}

async function keptDays(selection: BoardSelection, days: BoardDays, context: BoardContext) {
  const digits = context.caller.currencyDigits;
  const corrections = await getCorrections(selection, days, context);
  const rows = await listScoredDays(context.tx, selection, days);
  return rows.map(({ day, facts, hasHeld, target, score, rank }) => ({
    day,
    figures: serializeBoardFigures(facts, { target, hasHeld, digits }),
    score,
    rank,
    corrections: corrections.filter((each) => each.day === day).map((each) => serializeCorrection(each, context)),
  }));
}

/** Counts the days of selected cases again, because these are not stored. */
async function countedDays(selection: BoardSelection, days: BoardDays, context: BoardContext) {
  const byDay = groupFacts('day', await readFlows(context.tx, { selection, by: ['day'] }));
  const manner = { target: null, hasHeld: false, digits: context.caller.currencyDigits };
  return getDays(days.from, days.to).map((day) => ({
    day,
    figures: serializeBoardFigures(byDay.get(day) ?? {}, manner),
    score: null,
    rank: null,
    corrections: [],
  }));
}

/** Returns the days of a period, oldest first: closed ones as stored, the current one as counted now (DB-01). */
export async function getHistory(input: BoardQueryInput, context: BoardContext) {
  const question = await parseBoardQuery(input, context);
  const { selection, period } = question;
  const yesterday = getYesterday(context);
  const past = { from: period.from, to: period.to < yesterday ? period.to : yesterday };
  const read = isLimitedToCases(selection) ? countedDays : keptDays;
  const days = past.from > past.to ? [] : await read(selection, past, context);
  const isTodayIn = period.isCurrent && period.from <= addDays(yesterday, 1);
  return {
    result: isTodayIn ? [...days, await today(question, context)] : days,
    currency: context.caller.currency,
  };
}

async function getFinal(selection: BoardSelection, context: BoardContext): Promise<FinalScore | null> {
  const day = getYesterday(context);
  const [found] = await listDailyScores(context.tx, selection, { from: day, to: day });
  if (found === undefined) return null;
  const { groupId } = found;
  const ranked = groupId === null ? 0 : await countRankedAgents(context.tx, { groupId, day });
  const corrections = await getCorrections(selection, { from: day, to: day }, context);
  return serializeFinalScore(found, { ranked, corrections }, context);
}

/** Returns one agent's figures, by default the caller's own, and the parts of yesterday's final score (DB-01). */
export async function getPersonal({ agentId, date }: BoardQueryInput, context: BoardContext): Promise<BoardPersonal> {
  const { caller, tx } = context;
  const question = await parseBoardQuery({ date, agentId: agentId ?? String(caller.userId) }, context);
  const { selection, period, before } = question;
  const people = await listBoardPeople(tx, selection, period.to);
  const [person] = people;
  if (person === undefined) throw new Refusal('notFound');
  const figures = async (of: typeof period) => {
    const { facts, hasHeld } = await countBoard(withPeriod(question, of), [], context);
    const target = sumTargets(await readTargets(selection, of, context), selection);
    const manner = { target, hasHeld, digits: caller.currencyDigits };
    return serializeBoardFigures(addFacts(facts.map((each) => each.facts)), manner);
  };
  return {
    agentId: String(person.id),
    name: person.name,
    currency: caller.currency,
    from: period.from,
    to: period.to,
    figures: await figures(period),
    before: await figures(before),
    yesterday: await getFinal(selection, context),
  };
}
