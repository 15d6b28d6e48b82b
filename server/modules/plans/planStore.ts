import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { DEDUCTION } from '@/contract/codes/moneyCodes';
import { type Minor, toMinorUnits } from '@/contract/minor';
import type { PaidPart } from '@/contract/money/promisePlan';
import type { CallerContext } from '../../access/callContext';
import { toCodeLiteral } from '../../database/toCodeLiteral';
import type { task } from '../../database/tables/caseTables';
import { payLog } from '../../database/tables/moneyTables';
import { promisePart, promisePlan } from '../../database/tables/planTables';

type PlanContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;
type Case = typeof task.$inferSelect;

/** Part of a payment plan to be stored. */
export interface PlannedPart {
  /** YYYY-MM-DD */
  readonly day: string;
  /** End of the day. */
  readonly dueAt: Date;
  readonly amount: Minor;
}

/** Writes down a payment plan with the line of the log that it was recorded with (MI-08); the case is locked. */
export async function writePlan(
  caseRow: Pick<Case, 'id' | 'loanId'>,
  { id, parts }: { readonly id: number; readonly parts: readonly PlannedPart[] },
  { tx, caller, now }: PlanContext,
): Promise<void> {
  const { institutionId } = caller;
  await tx.insert(promisePlan).values({ institutionId, id, taskId: caseRow.id, loanId: caseRow.loanId, madeAt: now });
  let before = 0;
  const rows = parts.map((part, place) => {
    const row = { ...part, institutionId, planId: id, part: place + 1, before: toMinorUnits(before) };
    before += part.amount;
    return row;
  });
  await tx.insert(promisePart).values(rows);
}

/** Ends the payment plan of a case because another promise replaces it, or it was abandoned (MI-08). */
export async function endPlan(caseRow: Pick<Case, 'id'>, { tx, caller, now }: PlanContext): Promise<void> {
  await tx
    .update(promisePlan)
    .set({ endedAt: now })
    .where(
      and(
        eq(promisePlan.institutionId, caller.institutionId),
        eq(promisePlan.taskId, caseRow.id),
        isNull(promisePlan.endedAt),
      ),
    );
}

type PartRow = Record<string, unknown> & {
  readonly day: string;
  readonly amount: string;
  readonly before: string;
  readonly received: string;
};

/** Data to evaluate a payment plan: its parts, and the payments until the end of each part's day. */
export interface StoredPlan {
  readonly madeAt: Date;
  readonly parts: readonly PaidPart[];
}

/** Reads a case's payment plan with the payments since, in minor units; null without one (MI-08). */
export async function readPlan(
  of: Case,
  { tx, caller }: Pick<PlanContext, 'tx' | 'caller'>,
): Promise<StoredPlan | null> {
  if (of.promisePlanId === null || of.promiseMadeAt === null) return null;
  const { rows } = await tx.execute<PartRow>(sql`
    select p.day::text, p.amount, p.before, (
      select coalesce(sum(paid.amount), 0) from ${payLog} paid
      where paid.institution_id = ${of.institutionId} and paid.loan_id = ${of.loanId} and paid.status = ${toCodeLiteral(DEDUCTION.succeeded)} and paid.op_at > ${of.promiseMadeAt}
        and paid.op_at < ((p.day + 1)::timestamp at time zone ${caller.timeZone})
    ) as received
    from ${promisePart} p where p.institution_id = ${caller.institutionId} and p.plan_id = ${of.promisePlanId} order by p.part`);
  const parts = rows.map(({ day, amount, before, received }) => ({
    day,
    amount: Number(amount),
    before: Number(before),
    received: Number(received),
  }));
  return { madeAt: of.promiseMadeAt, parts };
}

/** Part in a log entry; the amount in minor units. */
export interface LoggedPart {
  readonly day: string;
  readonly amount: Minor;
}

/** Selects the parts of the plan that a log entry recorded, as JSON; null without a plan. */
export const selectLogParts = (line: {
  readonly institutionId: SQL;
  readonly id: SQL;
}): SQL<readonly LoggedPart[] | null> => sql<
  readonly LoggedPart[] | null
>`(select json_agg(json_build_object('day', p.day, 'amount', p.amount) order by p.part) from ${promisePart} p
    where p.institution_id = ${line.institutionId} and p.plan_id = ${line.id})`;
