import { and, asc, eq, gt, gte, inArray, or, sql } from 'drizzle-orm';
import { OPEN_CASE_STATUSES } from '@/contract/codes/caseStatus';
import { type Minor, NO_MONEY } from '@/contract/minor';
import { LOAN } from '@/contract/codes/loanStatus';
import type { CallerContext } from '../../access/callContext';
import { visibleTasks } from '../../access/visibleTasks';
import { codeLiteral } from '../../database/codeLiteral';
import { loan, task } from '../../database/tables/caseTables';
import type { StoredLoan, Task } from '../cases/casesFacade';

type BookContext = Pick<CallerContext, 'tx'>;

/** The open cases of a loan, held until the end of the transaction. Cases are locked before their loans, everywhere, so that two payments never wait for each other. */
export const lockOpenCases = (loanId: number, { tx }: BookContext): Promise<Task[]> =>
  tx
    .select()
    .from(task)
    .where(and(eq(task.loanId, loanId), inArray(task.status, [...OPEN_CASE_STATUSES])))
    .orderBy(asc(task.id))
    .for('update');

/** What is due on a loan now, which nobody else changes until the end of the transaction; its cases are locked before. */
export async function lockDue(loanId: number, { tx }: BookContext): Promise<Minor> {
  const [row] = await tx.select({ due: loan.due }).from(loan).where(eq(loan.id, loanId)).for('update');
  return row?.due ?? NO_MONEY;
}

/** Money that is to be taken off what is due on a loan. */
export interface Reduction {
  readonly loanId: number;
  readonly amount: Minor;
  /** What is due may be paid off entirely; a part payment leaves something (§5). */
  readonly mayPayOff: boolean;
}

/** Takes a payment off what is due; undefined where less is due, then nothing has changed. Penalties are paid before the principal. */
export async function reduceLoan(
  { loanId, amount, mayPayOff }: Reduction,
  { tx }: BookContext,
): Promise<Pick<StoredLoan, 'due' | 'unpaidRepayment'> | undefined> {
  const left = sql`${loan.due} - ${amount}::bigint`;
  const changes = {
    due: left,
    unpaidRepayment: sql`least(${loan.unpaidRepayment}, ${left})`,
    status: sql`case when ${loan.due} = ${amount}::bigint then ${codeLiteral(LOAN.settled)} else ${loan.status} end`,
  };
  const isEnoughDue = mayPayOff ? gte(loan.due, amount) : gt(loan.due, amount);
  const [reduced] = await tx
    .update(loan)
    .set(changes)
    .where(and(eq(loan.id, loanId), isEnoughDue))
    .returning({ due: loan.due, unpaidRepayment: loan.unpaidRepayment });
  return reduced;
}

/** Puts off the due date of a locked loan. */
export async function putOffLoan(
  loanId: number,
  changes: Pick<StoredLoan, 'penaltyDate' | 'status'>,
  { tx }: BookContext,
): Promise<void> {
  await tx.update(loan).set(changes).where(eq(loan.id, loanId));
}

/** The loan of a case, and all long-aging ones of its borrower that the caller may see. */
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
