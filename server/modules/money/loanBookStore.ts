import { and, asc, eq, inArray, or, sql, sum } from 'drizzle-orm';
import { OPEN_CASE_STATUSES } from '@/contract/codes/caseCodes';
import type { CallerContext } from '../../access/callContext';
import { visibleTasks } from '../../access/visibleTasks';
import type { Transaction } from '../../database/connect';
import { loan, task } from '../../database/tables/caseTables';
import { repayPlan } from '../../database/tables/moneyTables';
import type { StoredLoan, Task } from '../cases/casesFacade';

type BookContext = Pick<CallerContext, 'tx'>;

/**
 * Locks the open cases of a loan until the end of the transaction. Cases are always locked before their loans, so that two
 * payments never wait for each other.
 */
export const lockOpenCases = (loanId: number, { tx }: BookContext): Promise<Task[]> =>
  tx
    .select()
    .from(task)
    .where(and(eq(task.loanId, loanId), inArray(task.status, [...OPEN_CASE_STATUSES])))
    .orderBy(asc(task.id))
    .for('update');

/** Asserts that the due amount of a loan equals the open amount of its plan: otherwise the payment fails. Its cases are locked before. */
export async function assertLedgerBalanced(tx: Transaction, loanId: number): Promise<void> {
  const [row] = await tx.select({ due: loan.due }).from(loan).where(eq(loan.id, loanId)).for('update');
  const open = sum(sql`${repayPlan.total} - ${repayPlan.income}`).mapWith(Number);
  const [plan] = await tx.select({ open }).from(repayPlan).where(eq(repayPlan.loanId, loanId));
  if (row?.due === plan?.open) return;
  throw new Error(`the repayment plan of loan row ${loanId} does not hold what is due on it`);
}

/** Postpones the due date of a locked loan. */
export async function putOffLoan(
  loanId: number,
  changes: Pick<StoredLoan, 'penaltyDate' | 'status'>,
  { tx }: BookContext,
): Promise<void> {
  await tx.update(loan).set(changes).where(eq(loan.id, loanId));
}

/** Returns the loan of a case, and all long-aging ones of its borrower that the caller may see. */
export async function longAgingLoans(
  seen: Task,
  { tx, caller }: Pick<CallerContext, 'tx' | 'caller'>,
): Promise<number[]> {
  const isLongAging = and(eq(task.longAging, true), inArray(task.status, [...OPEN_CASE_STATUSES]));
  const rows = await tx
    .selectDistinct({ loanId: task.loanId })
    .from(task)
    .where(and(eq(task.borrowerId, seen.borrowerId), visibleTasks(caller), or(isLongAging, eq(task.id, seen.id))));
  return rows.map(({ loanId }) => loanId);
}
