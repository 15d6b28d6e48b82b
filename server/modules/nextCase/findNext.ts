import type { NEXT_REASONS } from '@/contract/entities/cases/task';
import { isOpenStatus } from '@/contract/codes/caseCodes';
import { hasPermission } from '@/contract/permissions';
import type { CallerContext } from '../../access/callContext';
import { toCalendarDay } from '../../values/toCalendarDay';
import { parseRowId } from '../../values/parseRowId';
import {
  findNeighbours,
  type NeighbourCase,
  type Neighbours,
  type NeighboursQuery,
  filterWorkable,
} from '../cases/casesFacade';
import {
  type Callable,
  findCallableCases,
  type UncallableCase,
  restoreReturnedCase,
  parkCases,
  restoreParkedCases,
  type SkippedCaseUntil,
} from '../law/lawFacade';

/** Number of cases checked first; the rest is checked only if none of these may be called. */
const FIRST_LOOK = 4;

/** Case that is skipped because nobody may be called on it now. */
export interface PassedCase {
  readonly of: NeighbourCase;
  readonly parked: UncallableCase;
}

/** Reason why a case comes next; null: it is the next in the list. */
export type NextReason = (typeof NEXT_REASONS)[number];

/** Next case with its reason, and the cases skipped on the way. */
export interface NextCase extends Neighbours {
  readonly next: NeighbourCase | null;
  readonly why: NextReason | null;
  /** For a case that was skipped earlier: the end of its waiting time. */
  readonly whyUntil: Date | null;
  readonly passed: readonly PassedCase[];
  /** Id of the case whose position in the list is the starting point. */
  readonly standsAt: number;
}

type Looked = Pick<NextCase, 'next' | 'why' | 'passed'>;
type Back = ReadonlyMap<number, Date>;

interface KnownOfNext {
  readonly back: Back;
  readonly isLifted: boolean;
  readonly isBest: boolean;
}

const NOTHING: Looked = { next: null, why: null, passed: [] };

/** Nobody is called on a closed case, so it may always be shown. */
const CLOSED: Callable = { parked: null, isLifted: false };

const isDueToday = ({ promisedAt, promiseState }: NeighbourCase, { now, caller }: CallerContext): boolean =>
  promiseState === 'open' &&
  promisedAt !== null &&
  toCalendarDay(promisedAt, caller.timeZone) === toCalendarDay(now, caller.timeZone);

/** Finds the first case that may be called, with the reason, and the cases skipped before it. */
async function firstCallable(cases: readonly NeighbourCase[], back: Back, context: CallerContext): Promise<Looked> {
  if (cases.length === 0) return NOTHING;
  const { callable, isBestHour } = await findCallableCases(cases, context);
  const passed: PassedCase[] = [];
  for (const of of cases) {
    const { parked, isLifted } = isOpenStatus(of.status) ? callable(of) : CLOSED;
    if (parked === null) {
      return { next: of, why: getWhy(of, { back, isLifted, isBest: isBestHour(of) }, context), passed };
    }
    passed.push({ of, parked });
  }
  return { next: null, why: null, passed };
}

function getWhy(of: NeighbourCase, { back, isLifted, isBest }: KnownOfNext, context: CallerContext): NextReason | null {
  if (isLifted) return 'lifted';
  if (isDueToday(of, context)) return 'promiseToday';
  if (back.has(of.id)) return 'parked';
  return isBest ? 'bestHour' : null;
}

interface NextResult {
  readonly neighbours: Neighbours;
  readonly due: readonly SkippedCaseUntil[];
}

/** Loads the neighbors of a case and the parked cases that are due again; marks the current case as visited. */
async function found(query: NeighboursQuery, context: CallerContext): Promise<NextResult> {
  const id = parseRowId(query.taskId);
  const [neighbours, , due] = await Promise.all([
    findNeighbours(query, context),
    restoreReturnedCase(id, context),
    restoreParkedCases(context),
  ]);
  return { neighbours, due };
}

/** Returns the cases to check: returned ones first, then the following ones. */
async function candidates(query: NeighboursQuery, { neighbours, due }: NextResult, context: CallerContext) {
  const ids = due.map(({ taskId }) => taskId).filter((id) => id !== parseRowId(query.taskId));
  const returned = ids.length > 0 ? await filterWorkable(ids, query, context) : [];
  const back: Back = new Map(due.map(({ taskId, until }) => [taskId, until]));
  const others = (ahead: readonly NeighbourCase[]) =>
    ahead.filter(({ id }) => !returned.some((each) => each.id === id));
  return {
    back,
    cases: [...returned, ...others(neighbours.ahead)],
    further: async () => others(await neighbours.further()),
  };
}

type Candidates = Awaited<ReturnType<typeof candidates>>;

/** Checks in two steps: the second only if the first found no case. */
async function look({ cases, further, back }: Candidates, context: CallerContext): Promise<Looked> {
  const first = await firstCallable(cases.slice(0, FIRST_LOOK), back, context);
  if (first.next !== null) return first;
  const second = await firstCallable([...cases.slice(FIRST_LOOK), ...(await further())], back, context);
  return { ...second, passed: [...first.passed, ...second.passed] };
}

/** Parks skipped cases of their own agent only; viewing another agent's list leaves no trace. */
const parkOwn = (passed: readonly PassedCase[], context: CallerContext): Promise<void> =>
  parkCases(
    passed
      .filter(({ of }) => of.agentId === context.caller.userId)
      .map(({ of, parked }) => ({ taskId: of.id, agentId: context.caller.userId, groupId: of.groupId, ...parked })),
    context,
  );

/**
 * Returns the neighbors of a case in a list; the next one is the first that may be called now. Skipped cases are parked and come back at
 * their time, before the others (LC-06). Users who do not work cases simply get the following case.
 */
export async function findNext(query: NeighboursQuery, context: CallerContext): Promise<NextCase> {
  const standing = { ...NOTHING, whyUntil: null, standsAt: parseRowId(query.placeOf ?? query.taskId) };
  if (!hasPermission(context.caller, 'cases.work')) {
    const neighbours = await findNeighbours(query, context);
    return { ...neighbours, ...standing, next: neighbours.ahead[0] ?? null };
  }
  const { neighbours, due } = await found(query, context);
  const response = await candidates(query, { neighbours, due }, context);
  const looked = await look(response, context);
  await parkOwn(looked.passed, context);
  const whyUntil = looked.next === null ? null : (response.back.get(looked.next.id) ?? null);
  return { ...neighbours, ...standing, ...looked, whyUntil };
}
