import { and, eq } from 'drizzle-orm';
import { borrower, loan } from '../../database/tables/caseTables';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import type { Task } from './taskStore';

type LoanContext = Pick<CallerContext, 'tx' | 'caller'>;
/** A loan as the database keeps it. */
export type StoredLoan = typeof loan.$inferSelect;
/** A borrower as the database keeps it. */
export type StoredBorrower = typeof borrower.$inferSelect;

/** The loan of a case. */
export async function findLoan(of: Task, { tx, caller }: LoanContext): Promise<StoredLoan> {
  const [row] = await tx
    .select()
    .from(loan)
    .where(and(eq(loan.id, of.loanId), eq(loan.institutionId, caller.institutionId)));
  if (!row) throw new Refusal('notFound');
  return row;
}

/** The loan of a locked case, held until the end of the transaction: nothing else is paid into it meanwhile. */
export async function lockLoan(of: Task, { tx, caller }: LoanContext): Promise<StoredLoan> {
  const [row] = await tx
    .select()
    .from(loan)
    .where(and(eq(loan.id, of.loanId), eq(loan.institutionId, caller.institutionId)))
    .for('update');
  if (!row) throw new Refusal('notFound');
  return row;
}

/** The borrower of a case. */
export async function findBorrower(of: Task, { tx, caller }: LoanContext): Promise<StoredBorrower> {
  const [row] = await tx
    .select()
    .from(borrower)
    .where(and(eq(borrower.id, of.borrowerId), eq(borrower.institutionId, caller.institutionId)));
  if (!row) throw new Refusal('notFound');
  return row;
}
