import { toCodeLiteral } from '../../database/toCodeLiteral';
import { and, eq, isNotNull, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PromiseState } from '@/contract/codes/moneyCodes';
import type { MaybePlaceholder } from '../../database/preparedQuery';
import { task } from '../../database/tables/caseTables';
import type { PromiseStanding } from '../../database/tables/buildCallCriteria';
import { toCalendarDay, startOfDay } from '../../values/toCalendarDay';
import type { CallerContext } from '../../access/callContext';
import type { Task } from './taskStore';

type PromiseStateInput = Pick<CallerContext, 'caller' | 'now'>;

/** Start of the institution's day. */
export interface PromiseClock {
  readonly today: MaybePlaceholder<string>;
}

/** Returns the clock of a call. */
export const getClock = ({ caller, now }: PromiseStateInput): { readonly today: string } => ({
  today: startOfDay(toCalendarDay(now, caller.timeZone), caller.timeZone).toISOString(),
});

const standsAt = (standing: PromiseStanding): SQL => eq(task.promiseStanding, sql`${toCodeLiteral(standing)}`);
const isAhead = ({ today }: PromiseClock): SQL => sql`${task.promisedAt} >= ${today}::timestamptz`;

/** Selects the outcome of a case's newest promise: computed from the successful pay logs, never typed; null without a promise. */
export const selectPromiseState = (clock: PromiseClock): SQL<PromiseState | null> => sql<PromiseState | null>`(case
  when ${standsAt('kept')} then 'kept'
  when ${isAhead(clock)} then 'open'
  when ${standsAt('partly')} then 'partly'
  when ${standsAt('none')} then 'broken' end)`;

/** Matches promises without a payment or with a partial one. */
export const isPromiseBroken = or(standsAt('none'), standsAt('partly'));

const past = (standing: PromiseStanding, clock: PromiseClock) => and(standsAt(standing), not(isAhead(clock)));

const STATES: Readonly<Record<PromiseState, (clock: PromiseClock) => SQL | undefined>> = {
  kept: () => standsAt('kept'),
  open: (clock) => and(isPromiseBroken, isAhead(clock)),
  partly: (clock) => past('partly', clock),
  broken: (clock) => past('none', clock),
};

/** Matches cases whose newest promise is in this state, in a form that uses an index. */
export const isPromiseAt = (state: PromiseState, input: PromiseStateInput): SQL | undefined =>
  and(isNotNull(task.promisedAt), STATES[state](getClock(input)));

/** Outcome of the newest promise by the clock of a call; see `selectPromiseState`. */
export const selectPromiseStateAt = (input: PromiseStateInput): SQL<PromiseState | null> =>
  selectPromiseState(getClock(input));

/** Returns the outcome of the newest promise of one loaded case. */
export async function readPromiseState(
  of: Task,
  context: PromiseStateInput & Pick<CallerContext, 'tx'>,
): Promise<PromiseState | null> {
  if (of.promisedAt === null) return null;
  const [row] = await context.tx
    .select({ state: selectPromiseStateAt(context) })
    .from(task)
    .where(eq(task.id, of.id));
  return row?.state ?? null;
}
