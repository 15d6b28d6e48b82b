import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { OPEN_CASE_STATUSES } from '@/contract/codes/caseCodes';
import { loan, task } from '../../database/tables/caseTables';
import type { CallerContext } from '../../access/callContext';
import type { StoredLoan } from './loanStore';
import type { Task } from './taskStore';
import { visibleTasks } from '../../access/visibleTasks';

type RecordContext = Pick<CallerContext, 'tx' | 'caller'>;

/** Returns the case that the caller may open of each loan of a borrower: the open one before the newest ended one. */
export async function casesOfLoans(of: Task, { tx, caller }: RecordContext): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .selectDistinctOn([task.loanId], { loanId: task.loanId, id: task.id })
    .from(task)
    // Compares the number, because it is indexed.
    .where(and(eq(task.borrowerNo, of.borrowerNo), visibleTasks(caller)))
    .orderBy(task.loanId, desc(inArray(task.status, [...OPEN_CASE_STATUSES])), desc(task.id));
  return new Map(rows.map(({ loanId, id }) => [loanId, id]));
}

/** Returns all loans of a case's borrower, newest first. */
export const loansOfBorrower = (of: Task, { tx, caller }: RecordContext): Promise<StoredLoan[]> =>
  tx
    .select()
    .from(loan)
    .where(and(eq(loan.borrowerId, of.borrowerId), eq(loan.institutionId, caller.institutionId)))
    .orderBy(sql`${loan.loanTime} desc nulls last`, desc(loan.id));
