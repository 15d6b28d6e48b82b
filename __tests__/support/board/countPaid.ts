import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/connect';
import { collectionLog, task } from '../../../server/database/tables/caseTables';
import { payLog } from '../../../server/database/tables/moneyTables';

const ZONE = 'America/Mexico_City';

const getSum = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((sum, { amount: each }) => sum + each, 0);

const getDay = (time: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' }).format(time);

/** Counts the effect of payments on a closed day, one by one. */
export async function countPaid(
  database: Database,
  { institutionId, userId, day }: { readonly institutionId: number; readonly userId: number; readonly day: string },
) {
  const is = and(eq(payLog.institutionId, institutionId), eq(payLog.status, '2'));
  const all = await database.select().from(payLog).where(is);
  const own = all.filter((each) => each.agentId === userId && getDay(each.opAt) === day);
  const promises = await database
    .select({ line: collectionLog, loanId: task.loanId })
    .from(collectionLog)
    .innerJoin(task, eq(task.id, collectionLog.taskId))
    .where(and(eq(collectionLog.institutionId, institutionId), eq(collectionLog.agentId, userId)));
  // Everybody promised once at most, so that no promise replaces another.
  const due = promises.filter(({ line }) => line.promisedAt !== null && getDay(line.promisedAt) === day);
  const kept = due.filter(({ line, loanId }) => {
    const came = all.filter((each) => each.loanId === loanId && each.opAt > line.createdAt && getDay(each.opAt) <= day);
    return getSum(came) >= (line.promisedAmount ?? 0);
  });
  return { recovered: getSum(own), payments: own.length, promisesDue: due.length, promisesKept: kept.length };
}
