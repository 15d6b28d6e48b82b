import { and, asc, count, eq, gt, inArray, sql, or, sum } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { repayDetailsQuery } from '@/contract/entities/money/repayPlan';
import { matchesRow } from '../../database/matchesRow';
import { loan, task } from '../../database/tables/caseTables';
import { repayPlan } from '../../database/tables/moneyTables';
import type { CallerContext } from '../../access/callContext';
import { OPEN_CASE_STATUSES } from '@/contract/codes/caseCodes';
import { selectVisibleTasks } from '../../access/selectVisibleTasks';
import type { Transaction } from '../../database/connect';
import type { StoredLoan, Task } from '../cases/casesFacade';

type PlanContext = Pick<CallerContext, 'tx' | 'caller'>;
type Page = Pick<z.output<typeof repayDetailsQuery>, 'page' | 'size'>;

/** A period of a plan with its loan's number. */
export interface ListedPeriod {
  readonly period: typeof repayPlan.$inferSelect;
  readonly loanNo: string;
}

/** Postpones the unpaid periods of a loan. */
export async function postponePlan(loanId: number, days: number, { tx }: PlanContext): Promise<void> {
  await tx
    .update(repayPlan)
    .set({ plannedDate: sql`${repayPlan.plannedDate} + ${days}::integer` })
    .where(and(eq(repayPlan.loanId, loanId), gt(repayPlan.total, repayPlan.income)));
}

/** Lists the repayment plan of loans by period, with the number of rows over all pages (CD-03, CO-01). */
export async function listRepayPlan(
  loanIds: readonly number[],
  { page, size }: Page,
  { tx, caller }: PlanContext,
): Promise<{ rows: ListedPeriod[]; totalCount: number }> {
  const condition = and(inArray(repayPlan.loanId, [...loanIds]), eq(repayPlan.institutionId, caller.institutionId));
  const [total] = await tx.select({ number: count() }).from(repayPlan).where(condition);
  const rows = await tx
    .select({ period: repayPlan, loanNo: loan.loanNo })
    .from(repayPlan)
    .innerJoin(loan, matchesRow(loan, repayPlan.loanId))
    .where(condition)
    .orderBy(asc(repayPlan.loanId), asc(repayPlan.period))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, totalCount: total?.number ?? 0 };
}

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
export async function postponeLoan(
  loanId: number,
  changes: Pick<StoredLoan, 'penaltyDate' | 'status'>,
  { tx }: BookContext,
): Promise<void> {
  await tx.update(loan).set(changes).where(eq(loan.id, loanId));
}

/** Returns the loan of a case, and all long-aging ones of its borrower that the caller may see. */
export async function listLoansInLongAging(
  seen: Task,
  { tx, caller }: Pick<CallerContext, 'tx' | 'caller'>,
): Promise<number[]> {
  const isLongAging = and(eq(task.longAging, true), inArray(task.status, [...OPEN_CASE_STATUSES]));
  const rows = await tx
    .selectDistinct({ loanId: task.loanId })
    .from(task)
    .where(
      and(eq(task.borrowerId, seen.borrowerId), selectVisibleTasks(caller), or(isLongAging, eq(task.id, seen.id))),
    );
  return rows.map(({ loanId }) => loanId);
}
