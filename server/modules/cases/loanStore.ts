import { and, eq } from 'drizzle-orm';
import { borrower, loan } from '../../database/tables/caseTables';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import type { Task } from './taskStore';

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
