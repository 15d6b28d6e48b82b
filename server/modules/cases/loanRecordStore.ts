import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { LoanRecord } from '@/contract/entities/material';
import { OPEN_CASE_STATUSES } from '@/contract/codes/caseStatus';
import { loan, task } from '../../database/tables/caseTables';
import { calendarDay, daysBetween } from '../../values/calendarDay';
import { timeOrNull, toWire } from '../../values/wire';
import type { CallerContext } from '../../access/callContext';
import type { Task } from './taskWire';
import { visibleTasks } from '../../access/visibleTasks';

type RecordContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;
type StoredLoan = typeof loan.$inferSelect;

/** The case that the caller may open of each loan of a borrower: the open one before the newest ended one. */
async function casesOfLoans(of: Task, { tx, caller }: RecordContext): Promise<ReadonlyMap<number, string>> {
  const rows = await tx
    .selectDistinctOn([task.loanId], { loanId: task.loanId, id: task.id })
    .from(task)
    // By the number, for which there is an index.
    .where(and(eq(task.borrowerNo, of.borrowerNo), visibleTasks(caller)))
    .orderBy(task.loanId, desc(inArray(task.status, [...OPEN_CASE_STATUSES])), desc(task.id));
  return new Map(rows.map(({ loanId, id }) => [loanId, String(id)]));
}

const overdueDays = ({ due, penaltyDate }: StoredLoan, today: string): number =>
  due === 0 ? 0 : Math.max(0, daysBetween(penaltyDate, today));

/** All loans of a case's borrower, newest first, each with the case that the caller may open (§7 loan/loan-record). */
export async function listLoanRecords(of: Task, context: RecordContext): Promise<LoanRecord[]> {
  const { tx, caller, now } = context;
  const loans = await tx
    .select()
    .from(loan)
    .where(and(eq(loan.borrowerId, of.borrowerId), eq(loan.institutionId, caller.institutionId)))
    .orderBy(sql`${loan.loanTime} desc nulls last`, desc(loan.id));
  const cases = await casesOfLoans(of, context);
  const today = calendarDay(now, caller.timeZone);
  return loans.map((row) => ({
    loanId: row.loanNo,
    appName: row.appName,
    productCategory: row.productCategory,
    loanTime: timeOrNull(row.loanTime),
    contractAmount: toWire(row.contractAmount, caller.currencyDigits),
    amountDue: toWire(row.due, caller.currencyDigits),
    loanStatus: row.status,
    reloan: row.reloan,
    penaltyDay: overdueDays(row, today),
    taskId: cases.get(row.id) ?? null,
    currency: caller.currency,
  }));
}
