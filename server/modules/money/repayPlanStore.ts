import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { repayDetailsQuery, RepayPlanRow } from '@/contract/entities/repayPlan';
import type { Transaction } from '../../database/connect';
import { loan } from '../../database/tables/caseTables';
import { repayPlan } from '../../database/tables/moneyTables';
import { timeOrNull, toWire } from '../../values/wire';
import type { ShownLoans } from './shownLoans';
import type { CallerContext } from '../../access/callContext';

type PlanContext = Pick<CallerContext, 'tx' | 'caller'>;
type Page = Pick<z.output<typeof repayDetailsQuery>, 'page' | 'size'>;
type StoredPeriod = typeof repayPlan.$inferSelect;

/** Money, in minor units, that goes into a loan's plan. */
export interface PlanPayment {
  readonly loanId: number;
  readonly amount: number;
  readonly now: Date;
}

/** Pays into the periods of a locked loan's plan, the oldest first; returns how much the plan could hold. */
export async function fillPlan(tx: Transaction, { loanId, amount, now }: PlanPayment): Promise<number> {
  const { rows } = await tx.execute<{ filled: string }>(sql`
    with still as (
      select id, total - income as open, sum(total - income) over (order by period) - (total - income) as earlier
      from repay_plan where loan_id = ${loanId}::bigint
    ), paid as (
      update repay_plan p
      set income = p.income + least(s.open, ${amount}::bigint - s.earlier), paid_at = ${now.toISOString()}::timestamptz
      from still s where s.id = p.id and s.open > 0 and s.earlier < ${amount}::bigint
      returning least(s.open, ${amount}::bigint - s.earlier) as part
    )
    select coalesce(sum(part), 0)::bigint as filled from paid`);
  return Number(rows[0]?.filled ?? 0);
}

/** Puts off the periods of a loan that still wait for money. */
export async function putOffPlan(loanId: number, days: number, { tx }: PlanContext): Promise<void> {
  await tx
    .update(repayPlan)
    .set({ plannedDate: sql`${repayPlan.plannedDate} + ${days}::integer` })
    .where(and(eq(repayPlan.loanId, loanId), gt(repayPlan.total, repayPlan.income)));
}

const toWireRow = (row: StoredPeriod, { currency, currencyDigits: digits }: CallerContext['caller']): RepayPlanRow => ({
  period: row.period,
  repaymentPlanTime: row.plannedDate,
  repaymentTotalAmount: toWire(row.total, digits),
  repaymentRealTime: timeOrNull(row.paidAt),
  repaymentIncomeAmount: toWire(row.income, digits),
  repaymentPrincipalAmount: toWire(row.principal, digits),
  repaymentInterestAmount: toWire(row.interest, digits),
  overdueFeeAmount: toWire(row.overdueFee, digits),
  currency,
});

/** The repayment plan of loans by period, with the number of rows over all pages (CD-03, CO-01). */
export async function listRepayPlan(
  { loanIds, areSeveral }: ShownLoans,
  { page, size }: Page,
  { tx, caller }: PlanContext,
): Promise<{ result: RepayPlanRow[]; totalCount: number }> {
  const wanted = and(inArray(repayPlan.loanId, [...loanIds]), eq(repayPlan.institutionId, caller.institutionId));
  const [total] = await tx.select({ number: count() }).from(repayPlan).where(wanted);
  const rows = await tx
    .select({ period: repayPlan, loanNo: loan.loanNo })
    .from(repayPlan)
    .innerJoin(loan, eq(loan.id, repayPlan.loanId))
    .where(wanted)
    .orderBy(asc(repayPlan.loanId), asc(repayPlan.period))
    .limit(size)
    .offset((page - 1) * size);
  const result = rows.map(({ period, loanNo }) => ({
    ...toWireRow(period, caller),
    loanId: areSeveral ? loanNo : null,
  }));
  return { result, totalCount: total?.number ?? 0 };
}
