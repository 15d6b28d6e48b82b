import { and, eq, desc, inArray, sql } from 'drizzle-orm';
import { borrower, loan, task } from '../../database/tables/caseTables';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import type { Task } from './taskStore';
import { OPEN_CASE_STATUSES } from '@/contract/codes/caseCodes';
import { selectVisibleTasks } from '../../access/selectVisibleTasks';

type LoanContext = Pick<CallerContext, 'tx' | 'caller'>;
/** Stored loan. */
export type StoredLoan = typeof loan.$inferSelect;
/** Stored borrower. */
export type StoredBorrower = typeof borrower.$inferSelect;

/** Finds the loan of a case. */
export async function findLoan(of: Task, { tx, caller }: LoanContext): Promise<StoredLoan> {
  const [row] = await tx
    .select()
    .from(loan)
    .where(and(eq(loan.id, of.loanId), eq(loan.institutionId, caller.institutionId)));
  if (!row) throw new Refusal('notFound');
  return row;
}

/** Locks the loan of a locked case until the end of the transaction, so that no payment changes it meanwhile. */
export async function lockLoan(of: Task, { tx, caller }: LoanContext): Promise<StoredLoan> {
  const [row] = await tx
    .select()
    .from(loan)
    .where(and(eq(loan.id, of.loanId), eq(loan.institutionId, caller.institutionId)))
    .for('update');
  if (!row) throw new Refusal('notFound');
  return row;
}

/** Finds the borrower of a case. */
export async function findBorrower(of: Task, { tx, caller }: LoanContext): Promise<StoredBorrower> {
  const [row] = await tx
    .select()
    .from(borrower)
    .where(and(eq(borrower.id, of.borrowerId), eq(borrower.institutionId, caller.institutionId)));
  if (!row) throw new Refusal('notFound');
  return row;
}

/** Returns the case that the caller may open of each loan of a borrower: the open one before the newest ended one. */
export async function mapLoansToCases(of: Task, { tx, caller }: LoanContext): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .selectDistinctOn([task.loanId], { loanId: task.loanId, id: task.id })
    .from(task)
    // Compares the number, because it is indexed.
    .where(and(eq(task.borrowerNo, of.borrowerNo), selectVisibleTasks(caller)))
    .orderBy(task.loanId, desc(inArray(task.status, [...OPEN_CASE_STATUSES])), desc(task.id));
  return new Map(rows.map(({ loanId, id }) => [loanId, id]));
}

/** Returns all loans of a case's borrower, newest first. */
export const listBorrowerLoans = (of: Task, { tx, caller }: LoanContext): Promise<StoredLoan[]> =>
  tx
    .select()
    .from(loan)
    .where(and(eq(loan.borrowerId, of.borrowerId), eq(loan.institutionId, caller.institutionId)))
    .orderBy(sql`${loan.loanTime} desc nulls last`, desc(loan.id));
