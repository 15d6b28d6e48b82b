import { and, eq, lte, sql } from 'drizzle-orm';
import { DEDUCTION } from '@/contract/codes/moneyCodes';
import { toDecimal } from '@/contract/minor';
import type { AppContext } from '../../access/appContext';
import { matchesAnyKey, type RowKey } from '../../database/anyOf';
import { inTenantTransaction } from '../../database/callTransaction';
import type { Transaction } from '../../database/connect';
import { matchesRow } from '../../database/matchesRow';
import { loan } from '../../database/tables/caseTables';
import { payLog } from '../../database/tables/moneyTables';
import { appUser, institution } from '../../database/tables/organizationTables';
import { isScheduleUnchanged } from './channelCallbackStore';

/** Longer than a request to the channel may take: if a server dies while it processes a deduction, another server takes over. */
const LEASE_MS = 30_000;
/** Maximum age of a deduction that a channel may still start. Afterwards the agent has already informed the borrower of another outcome. */
const GOOD_FOR_MS = 15 * 60_000;

/** Deduction to request from the channel, or to query the status of. */
export interface OpenDeduction {
  readonly paid: typeof payLog.$inferSelect;
  readonly loanNo: string;
  readonly account: string | null;
  readonly currency: string;
  readonly currencyDigits: number;
  readonly agentName: string | null;
}

type Clock = Pick<AppContext, 'database' | 'now'>;

const withTheirLoans = (tx: Transaction, rows: readonly RowKey[]): Promise<OpenDeduction[]> =>
  tx
    .select({
      paid: payLog,
      loanNo: loan.loanNo,
      account: loan.deductionAccount,
      currency: institution.currency,
      currencyDigits: institution.currencyDigits,
      agentName: appUser.name,
    })
    .from(payLog)
    .innerJoin(loan, matchesRow(loan, payLog.loanId))
    .innerJoin(institution, eq(institution.id, payLog.institutionId))
    .leftJoin(appUser, matchesRow(appUser, payLog.agentId))
    .where(matchesAnyKey(payLog, rows))
    .orderBy(payLog.id);

/**
 * Leases the due deductions to this server. The lease is committed before any request to the channel, so that after a crash the
 * next server queries the status first.
 */
export const claimDeductions = ({ database, now }: Clock, most: number): Promise<OpenDeduction[]> =>
  inTenantTransaction(database, 'open', async (tx) => {
    const at = now();
    const due = await tx
      .select({ institutionId: payLog.institutionId, id: payLog.id })
      .from(payLog)
      .where(lte(payLog.askAt, at))
      .orderBy(payLog.askAt)
      .limit(most)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    await tx
      .update(payLog)
      .set({
        askedAt: sql`coalesce(${payLog.askedAt}, ${at.toISOString()}::timestamptz)`,
        askAt: new Date(at.getTime() + LEASE_MS),
        asked: sql`${payLog.asked} + 1`,
      })
      .where(matchesAnyKey(payLog, due));
    return withTheirLoans(tx, due);
  });

/** Converts a deduction to an order for the channel. */
export const getOrder = ({ paid, loanNo, account, currency, currencyDigits }: OpenDeduction) => ({
  key: `deduction-${paid.institutionId}-${paid.id}`,
  loanNo,
  account: account ?? '',
  amount: toDecimal(paid.amount, currencyDigits).toFixed(currencyDigits),
  currency,
  askedAt: paid.askedAt ?? paid.opAt,
  goodUntil: new Date(paid.opAt.getTime() + GOOD_FOR_MS),
});

/** Result of a deduction to store. */
type Outcome =
  | { readonly status: typeof DEDUCTION.succeeded; readonly channelReference: string }
  | { readonly status: typeof DEDUCTION.failed; readonly failure: string };

/** Stores the outcome of a deduction; false if one is stored already. */
export async function writeDeductionOutcome(tx: Transaction, id: number, outcome: Outcome): Promise<boolean> {
  const changed = await tx
    .update(payLog)
    .set({ ...outcome, askAt: null })
    .where(and(eq(payLog.id, id), eq(payLog.status, DEDUCTION.initialised)))
    .returning({ id: payLog.id });
  return changed.length === 1;
}

/** Voids the record of a deduction whose money was booked otherwise, with the reason. */
export async function voidDeduction(tx: Transaction, id: number, failure: string): Promise<void> {
  await tx.update(payLog).set({ status: DEDUCTION.failed, failure }).where(eq(payLog.id, id));
}

/**
 * Schedules the next status query of a deduction without a known outcome. A query that became due since `claimDeductions` keeps
 * its earlier time.
 */
export const scheduleStatusQuery = (
  { database }: Clock,
  { paid }: Pick<OpenDeduction, 'paid'>,
  at: Date,
): Promise<void> =>
  inTenantTransaction(database, paid, async (tx) => {
    await tx
      .update(payLog)
      .set({ askAt: at })
      .where(and(eq(payLog.id, paid.id), eq(payLog.status, DEDUCTION.initialised), isScheduleUnchanged(payLog, paid)));
  });
