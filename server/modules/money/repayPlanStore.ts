import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { repayDetailsQuery } from '@/contract/entities/repayPlan';
import type { Transaction } from '../../database/connect';
import { loan } from '../../database/tables/caseTables';
import { repayPlan } from '../../database/tables/moneyTables';
import type { CallerContext } from '../../access/callContext';

type PlanContext = Pick<CallerContext, 'tx' | 'caller'>;
type Page = Pick<z.output<typeof repayDetailsQuery>, 'page' | 'size'>;

/** A period of a plan with its loan's number. */
export interface ListedPeriod {
  readonly period: typeof repayPlan.$inferSelect;
  readonly loanNo: string;
}

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

/** The repayment plan of loans by period, with the number of rows over all pages (CD-03, CO-01). */
export async function listRepayPlan(
  loanIds: readonly number[],
  { page, size }: Page,
  { tx, caller }: PlanContext,
): Promise<{ rows: ListedPeriod[]; totalCount: number }> {
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
  return { rows, totalCount: total?.number ?? 0 };
}
