import type * as z from 'zod/mini';
import type {
  BehaviorCount,
  behaviorCountFileQuery,
  behaviorCountQuery,
} from '@/contract/entities/management/behavior';
import { BEHAVIOR_BEFORE_DAYS } from '@/contract/ourLimits';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { type BehaviorFigures, countBehavior } from './behaviorCountStore';
import { SEVERITIES, getSigns } from './behaviorSigns';
import { serializeBehaviorCount, type AssessedBehavior } from './behaviorWire';
import { addDays, toCalendarDay, countDaysBetween, endOfDay, startOfDay } from '../../values/toCalendarDay';

/** Default number of days of behavior. */
const BEHAVIOUR_PERIOD_DAYS = 7;
/** Maximum length of a period of behavior. */
const BEHAVIOUR_PERIOD_DAYS_MAX = 92;

type BehaviorCountsContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;
type Filter = Omit<z.output<typeof behaviorCountFileQuery>, 'format'>;

/** Returns the requested calendar days; the last seven by default. */
export function parseDays(
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  { caller, now }: Pick<BehaviorCountsContext, 'caller' | 'now'>,
): { from: string; to: string; start: Date; end: Date } {
  const last = to ?? toCalendarDay(now, caller.timeZone);
  const first = from ?? addDays(last, 1 - BEHAVIOUR_PERIOD_DAYS);
  const days = countDaysBetween(first, last) + 1;
  if (days < 1 || days > BEHAVIOUR_PERIOD_DAYS_MAX) throw new Refusal('invalidInput', { fields: 'from' });
  const { timeZone } = caller;
  return {
    from: first,
    to: last,
    start: startOfDay(first, timeZone),
    end: endOfDay(startOfDay(last, timeZone), timeZone),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((whole, each) => whole + each, 0);

const getKinds = (byType: BehaviorFigures['byType']) =>
  Object.entries(byType)
    .map(([type, count]) => ({ type, count }))
    .toSorted((one, other) => other.count - one.count);

function judged(figures: BehaviorFigures, allDays: readonly string[], type: string | undefined): AssessedBehavior {
  const { userId, username, name, groupName, borrowers, oddHours, lastAt } = figures;
  const revealsOn = new Map(figures.days.map(({ day, reveals }) => [day, reveals]));
  const days = allDays.map((day) => revealsOn.get(day) ?? 0);
  const signs = getSigns(figures);
  const byType = getKinds(figures.byType);
  const total = sum(byType.filter((kind) => type === undefined || kind.type === type).map(({ count }) => count));
  const severity = signs[0]?.severity ?? 'usual';
  const who = { userId, username, name, groupName };
  return { ...who, severity, signs, total, reveals: sum(days), borrowers, oddHours, byType, days, lastAt };
}

const rank = ({ severity }: Pick<BehaviorCount, 'severity'>): number => SEVERITIES.indexOf(severity);

/** Sorts by severity, then by number of reasons, then by number of accesses to personal data. */
const byUnusual = (one: AssessedBehavior, other: AssessedBehavior): number =>
  rank(one) - rank(other) ||
  other.signs.length - one.signs.length ||
  other.reveals - one.reveals ||
  other.total - one.total;

type Sort = NonNullable<Filter['sort']>;

/** Sort values of the columns: texts as displayed, figures by value, unusual behavior by its severity. */
const SORTED: Readonly<Record<Exclude<Sort, 'user'>, (one: AssessedBehavior) => number>> = {
  signs: (one) => SEVERITIES.length - rank(one),
  reveals: ({ reveals }) => reveals,
  borrowers: ({ borrowers }) => borrowers,
  oddHours: ({ oddHours }) => oddHours,
  total: ({ total }) => total,
};

const compare = (sort: Sort, one: AssessedBehavior, other: AssessedBehavior): number =>
  sort === 'user' ? one.name.localeCompare(other.name) : SORTED[sort](one) - SORTED[sort](other);

/** Sorts as requested; equal ones, and all without a sort, by severity. */
const getOrder =
  ({ sort, order }: Pick<Filter, 'sort' | 'order'>) =>
  (one: AssessedBehavior, other: AssessedBehavior): number =>
    (sort === undefined ? 0 : compare(sort, one, other) * (order === 'desc' ? -1 : 1)) ||
    byUnusual(one, other) ||
    Number(one.userId) - Number(other.userId);

/** Returns the behavior of all users whom the caller may see in the period, the most unusual first (MO-01). */
export async function listBehaviorCounts(filter: Filter, context: BehaviorCountsContext): Promise<BehaviorCount[]> {
  const { tx, caller } = context;
  const { from, to, start, end } = parseDays(filter, context);
  const before = startOfDay(addDays(from, -BEHAVIOR_BEFORE_DAYS), caller.timeZone);
  const figures = await countBehavior(tx, { caller, before, start, end, user: filter.user });
  const allDays = Array.from({ length: countDaysBetween(from, to) + 1 }, (_, place) => addDays(from, place));
  const least = SEVERITIES.indexOf(filter.severity ?? 'usual');
  return figures
    .map((each) => judged(each, allDays, filter.type))
    .filter((each) => each.total > 0 && rank(each) <= least)
    .toSorted(getOrder(filter))
    .map(serializeBehaviorCount);
}

/** Lists a page of the users' behavior. */
export async function listBehaviorCountPage(
  { page, size, ...filter }: z.output<typeof behaviorCountQuery>,
  context: BehaviorCountsContext,
): Promise<{ result: BehaviorCount[]; totalCount: number }> {
  const all = await listBehaviorCounts(filter, context);
  return { result: all.slice((page - 1) * size, page * size), totalCount: all.length };
}
