import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/connect';
import { loan, task } from '../../../server/database/tables/caseTables';
import { payLog } from '../../../server/database/tables/moneyTables';
import type { JourneyCase } from './journeyRig';

/** Returns due amounts of loan and case, and the deductions in order, in minor units. */
export async function books(database: Database, { id, loanId }: Pick<JourneyCase, 'id' | 'loanId'>) {
  const [owed] = await database
    .select({ due: loan.due, shown: task.amount })
    .from(loan)
    .innerJoin(task, eq(task.loanId, loan.id))
    .where(eq(task.id, id));
  const logs = await database
    .select({ amount: payLog.amount, status: payLog.status })
    .from(payLog)
    .where(eq(payLog.loanId, loanId))
    .orderBy(asc(payLog.id));
  const deducted = logs.filter(({ status }) => status === '2').map(({ amount }) => amount);
  return { due: owed?.due, shown: owed?.shown, deducted, others: logs.length - deducted.length };
}
