import { DEDUCTION, DEDUCTION_BY } from '@/contract/codes/moneyCodes';
import { and, count, desc, eq, gt, gte, inArray, type SQL, sql, sum } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { payLogsQuery } from '@/contract/entities/money/payLog';
import type { DEDUCTION_LIST } from '@/contract/lists/caseLists';
import type { SortColumn } from '@/contract/lists/listDescription';
import { matchesRow } from '../../database/matchesRow';
import { loan } from '../../database/tables/caseTables';
import { payLog } from '../../database/tables/moneyTables';
import { appUser } from '../../database/tables/organizationTables';
import type { Caller } from '../../kernel/caller';
import type { CallerContext } from '../../access/callContext';

/** Time in which the same deduction by the same caller requires a confirmation. */
const SAME_DEDUCTION_WINDOW_MS = 5 * 60_000;

type PayContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;
type AddContext = Pick<CallerContext, 'tx' | 'now'> & { readonly caller: Pick<Caller, 'userId' | 'institutionId'> };
/** A deduction with its loan's number and the name of who made it. */
export interface ListedPayLog {
  readonly paid: typeof payLog.$inferSelect;
  readonly loanNo: string;
  readonly agentName: string | null;
}

type NewPayLog = Pick<typeof payLog.$inferInsert, 'loanId' | 'taskId' | 'amount' | 'type' | 'remark'>;
type Page = Pick<z.output<typeof payLogsQuery>, 'page' | 'size' | 'sort' | 'order'>;

/** Stores a requested deduction; if it succeeds, it counts for the caller (§3 Pay log). */
export async function addDeduction(deduction: NewPayLog, { tx, caller, now }: AddContext): Promise<number> {
  const by = {
    institutionId: caller.institutionId,
    agentId: caller.userId,
    status: DEDUCTION.initialised,
    opAt: now,
    askAt: now,
  } as const;
  const [row] = await tx
    .insert(payLog)
    .values({ ...deduction, ...by })
    .returning({ id: payLog.id });
  return row?.id ?? 0;
}

/** Returns true if a deduction of a loan is still initialised (§4): its result comes first. */
export async function hasOpenDeduction(loanId: number, { tx }: PayContext): Promise<boolean> {
  const open = and(eq(payLog.loanId, loanId), eq(payLog.status, DEDUCTION.initialised));
  const rows = await tx.select({ id: payLog.id }).from(payLog).where(open).limit(1);
  return rows.length > 0;
}

/**
 * Finds the caller's newest deduction of just this amount from a loan within SAME_DEDUCTION_WINDOW_MS, carried out or with the
 * channel; undefined without one.
 */
export async function findSameDeduction(
  { loanId, amount }: Pick<NewPayLog, 'loanId' | 'amount'>,
  { tx, caller, now }: PayContext,
): Promise<typeof payLog.$inferSelect | undefined> {
  const since = new Date(now.getTime() - SAME_DEDUCTION_WINDOW_MS);
  const same = and(
    eq(payLog.loanId, loanId),
    eq(payLog.amount, amount),
    eq(payLog.agentId, caller.userId),
    eq(payLog.type, DEDUCTION_BY.agent),
    inArray(payLog.status, [DEDUCTION.initialised, DEDUCTION.succeeded]),
    gt(payLog.opAt, since),
  );
  const [newest] = await tx.select().from(payLog).where(same).orderBy(desc(payLog.id)).limit(1);
  return newest;
}

/** Counts the deductions on a loan since a time, by all users and with any outcome. */
export async function countDeductions(loanId: number, since: Date, { tx }: Pick<PayContext, 'tx'>): Promise<number> {
  const begun = and(eq(payLog.loanId, loanId), eq(payLog.type, DEDUCTION_BY.agent), gte(payLog.opAt, since));
  const [row] = await tx.select({ number: count() }).from(payLog).where(begun);
  return row?.number ?? 0;
}

/** Deductions that count against the limit of a day: completed and pending ones. */
export const COUNTED_DEDUCTIONS = [DEDUCTION.initialised, DEDUCTION.succeeded];

/** Sums the completed and pending deductions by users on a loan since a time; in minor units. */
export async function sumDeductions(loanId: number, since: Date, { tx }: Pick<PayContext, 'tx'>): Promise<number> {
  const counts = and(
    eq(payLog.loanId, loanId),
    eq(payLog.type, DEDUCTION_BY.agent),
    inArray(payLog.status, COUNTED_DEDUCTIONS),
    gte(payLog.opAt, since),
  );
  const [row] = await tx
    .select({ amount: sum(payLog.amount) })
    .from(payLog)
    .where(counts);
  return Number(row?.amount ?? 0);
}

const SORTS: Readonly<Record<SortColumn<typeof DEDUCTION_LIST>, SQL>> = {
  loanId: sql`${loan.loanNo}`,
  opTime: sql`${payLog.opAt}`,
  type: sql`${payLog.type}`,
  amount: sql`${payLog.amount}`,
  status: sql`${payLog.status}`,
  agent: sql`lower(${appUser.name})`,
};

/** Lists the deductions of loans, by default newest first, with their total number (CO-01). */
export async function listPayLogs(
  loanIds: readonly number[],
  { page, size, sort = 'opTime', order = 'desc' }: Page,
  { tx, caller }: PayContext,
): Promise<{ rows: ListedPayLog[]; totalCount: number }> {
  const condition = and(inArray(payLog.loanId, [...loanIds]), eq(payLog.institutionId, caller.institutionId));
  const [total] = await tx.select({ number: count() }).from(payLog).where(condition);
  const rows = await tx
    .select({ paid: payLog, loanNo: loan.loanNo, agentName: appUser.name })
    .from(payLog)
    .innerJoin(loan, matchesRow(loan, payLog.loanId))
    .leftJoin(appUser, matchesRow(appUser, payLog.agentId))
    .where(condition)
    .orderBy(sql`${SORTS[sort]} ${sql.raw(order)} nulls last`, desc(payLog.opAt), desc(payLog.id))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, totalCount: total?.number ?? 0 };
}
