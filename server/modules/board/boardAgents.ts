import type { BoardAgent, boardAgentsQuery } from '@/contract/entities/management/board';
import type * as z from 'zod/mini';
import { listBoardPeople } from './boardPeopleStore';
import { listFinalScores } from './days/dailyScoreStore';
import { countBoard } from './boardCounts';
import { groupFacts } from './boardFigures';
import { serializeAgentLine, serializeBoardFigures, serializeUnassignedLine } from './boardWire';
import { parseBoardQuery, type BoardQueryInput, type BoardContext, type ParsedBoardQuery } from './boardSelection';
import { type BoardTarget, readTargets, sumTargets } from './boardTargets';
import { addDays, toCalendarDay } from '../../values/toCalendarDay';

type Sorting = Pick<z.output<typeof boardAgentsQuery>, 'sort' | 'order'>;

/** Returns the last ended day, whose final scores are shown. */
export const getYesterday = ({ caller, now }: Pick<BoardContext, 'caller' | 'now'>): string =>
  addDays(toCalendarDay(now, caller.timeZone), -1);

const byUser = (targets: readonly BoardTarget[]): ReadonlyMap<number, readonly BoardTarget[]> => {
  const found = new Map<number, BoardTarget[]>();
  for (const each of targets) found.set(each.userId, [...(found.get(each.userId) ?? []), each]);
  return found;
};

async function finalScores({ selection }: ParsedBoardQuery, context: BoardContext) {
  const rows = await listFinalScores(context.tx, selection, getYesterday(context));
  return new Map(rows.map(({ userId, score, rank }) => [userId, { score, rank }]));
}

/** Returns every line of the dashboard, unsorted: active users, users with facts, and the money that counts for no user. */
export async function listAgentLines(
  { active, ...query }: BoardQueryInput & Pick<z.output<typeof boardAgentsQuery>, 'active'>,
  context: BoardContext,
): Promise<BoardAgent[]> {
  const question = await parseBoardQuery(query, context);
  const { selection, period } = question;
  const { facts, hasHeld } = await countBoard(question, ['agent'], context);
  const byAgent = groupFacts('agentId', facts);
  const scores = await finalScores(question, context);
  const digits = context.caller.currencyDigits;
  const people = await listBoardPeople(context.tx, selection, period.to);
  const targets = await readTargets(selection, period, context);
  const ownTargets = byUser(targets);
  const lines = people.flatMap((person): BoardAgent[] => {
    const own = byAgent.get(person.id);
    const ofPerson = ownTargets.get(person.id);
    if (own === undefined && (ofPerson === undefined || active === 'true')) return [];
    const target = sumTargets(ofPerson ?? [], selection);
    const figures = serializeBoardFigures(own ?? {}, { target, hasHeld, digits });
    return [serializeAgentLine(person, figures, scores.get(person.id))];
  });
  const nobodys = byAgent.get(null);
  if (nobodys === undefined) return lines;
  return [...lines, serializeUnassignedLine(serializeBoardFigures(nobodys, { target: null, hasHeld, digits }))];
}

const getValue = ({ figures, name, score, rank }: BoardAgent, sort: Sorting['sort']): string | number | null => {
  if (sort === 'name') return name;
  if (sort === 'score') return score;
  return sort === 'rank' ? rank : figures[sort];
};

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other));
}

/** Sorts agents with the same name by their id. */
const getName = ({ name, agentId }: BoardAgent): string => `${name ?? ''} ${agentId ?? ''}`;

/** Sorts the lines; unknown values come last in either order, and equal ones are sorted by name. */
export function sortLines(lines: readonly BoardAgent[], { sort, order }: Sorting): BoardAgent[] {
  const sign = order === 'asc' ? 1 : -1;
  return lines.toSorted((a, b) => {
    const [one, other] = [getValue(a, sort), getValue(b, sort)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * compare(one, other) || compare(getName(a), getName(b));
  });
}

/** Lists a page of the lines (DB-01). */
export async function getAgents(
  { page, size, sort, order, ...query }: z.output<typeof boardAgentsQuery>,
  context: BoardContext,
) {
  const lines = sortLines(await listAgentLines(query, context), { sort, order });
  return {
    result: lines.slice((page - 1) * size, page * size),
    totalCount: lines.length,
    currency: context.caller.currency,
  };
}
