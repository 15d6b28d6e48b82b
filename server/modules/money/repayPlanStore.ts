import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { repayDetailsQuery } from '@/contract/entities/money/repayPlan';
import { joinsTo } from '../../database/joinsTo';
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

/** Postpones the unpaid periods of a loan. */
export async function putOffPlan(loanId: number, days: number, { tx }: PlanContext): Promise<void> {
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
  const wanted = and(inArray(repayPlan.loanId, [...loanIds]), eq(repayPlan.institutionId, caller.institutionId));
  const [total] = await tx.select({ number: count() }).from(repayPlan).where(wanted);
  const rows = await tx
    .select({ period: repayPlan, loanNo: loan.loanNo })
    .from(repayPlan)
    .innerJoin(loan, joinsTo(loan, repayPlan.loanId))
    .where(wanted)
    .orderBy(asc(repayPlan.loanId), asc(repayPlan.period))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, totalCount: total?.number ?? 0 };
}
