import { DEDUCTION } from '@/contract/codes/deductionStatus';
import { codeLiteral } from '../../database/codeLiteral';
import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PromiseState } from '@/contract/codes/promiseState';
import type { Placed } from '../../database/keptQuery';
import { task } from '../../database/tables/caseTables';
import { payLog } from '../../database/tables/moneyTables';
import { calendarDay, startOfDay } from '../../values/calendarDay';
import type { CallerContext } from '../../access/callContext';
import type { Task } from './taskStore';

type Given = Pick<CallerContext, 'caller' | 'now'>;

/** The institution's time zone, and when its day began. */
interface Clock {
  readonly timeZone: Placed<string>;
  readonly today: Placed<string>;
}

/** The clock of a call. */
export const clockOf = ({ caller, now }: Given): { readonly timeZone: string; readonly today: string } => ({
  timeZone: caller.timeZone,
  today: startOfDay(calendarDay(now, caller.timeZone), caller.timeZone).toISOString(),
});

/** The first moment after the day, by the institution's calendar, on which a case's promise falls due. */
const endOfPromise = (timeZone: Placed<string>): SQL =>
  sql`(((${task.promisedAt} at time zone ${timeZone})::date + 1)::timestamp at time zone ${timeZone})`;

/** What came in after the promise was made and until its day was over, against what was promised; of a payment plan it first keeps the parts before (MI-08). */
const judged = ({ timeZone, today }: Clock): SQL => sql`
  select case
    when coalesce(sum(${payLog.amount}), 0) >= ${task.promisedBefore} + ${task.promisedAmount} then 'kept'
    when ${task.promisedAt} >= ${today}::timestamptz then 'open'
    when sum(${payLog.amount}) > ${task.promisedBefore} then 'partly'
    else 'broken' end
  from ${payLog}
  where ${payLog.institutionId} = ${task.institutionId} and ${payLog.loanId} = ${task.loanId} and ${payLog.status} = ${codeLiteral(DEDUCTION.succeeded)}
    and ${payLog.opAt} > ${task.promiseMadeAt} and ${payLog.opAt} < ${endOfPromise(timeZone)}`;

/** The outcome of a case's newest promise: computed from the successful pay logs, never typed; null without a promise. */
export const promiseStateBy = (clock: Clock): SQL<PromiseState | null> =>
  sql<PromiseState | null>`(case when ${task.promisedAt} is not null then (${judged(clock)}) end)`;

/** The same by the clock of a call. */
export const promiseState = (given: Given): SQL<PromiseState | null> => promiseStateBy(clockOf(given));

/** The same of one case that is read already. */
export async function readPromiseState(
  of: Task,
  context: Given & Pick<CallerContext, 'tx'>,
): Promise<PromiseState | null> {
  if (of.promisedAt === null) return null;
  const [row] = await context.tx
    .select({ state: promiseState(context) })
    .from(task)
    .where(eq(task.id, of.id));
  return row?.state ?? null;
}
