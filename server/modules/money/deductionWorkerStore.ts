import { and, eq, lte, sql } from 'drizzle-orm';
import { DEDUCTION } from '@/contract/codes/deductionStatus';
import { toDecimal } from '@/contract/minor';
import type { AppContext } from '../../access/appContext';
import { inKeys, type RowKey } from '../../database/anyOf';
import { inTenantTransaction } from '../../database/callTransaction';
import type { Transaction } from '../../database/connect';
import { joinsTo } from '../../database/joinsTo';
import { loan } from '../../database/tables/caseTables';
import { payLog } from '../../database/tables/moneyTables';
import { appUser, institution } from '../../database/tables/organisationTables';
import { isAsTaken } from './channelTimeStore';

/** Longer than a channel may take: whoever took one to ask about it and died, is followed by another server. */
const LEASE_MS = 30_000;
/** From then on a channel must not begin with it: the agent has long told the borrower something else. */
const GOOD_FOR_MS = 15 * 60_000;

/** A deduction that the channel is to be asked for or about. */
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
    .innerJoin(loan, joinsTo(loan, payLog.loanId))
    .innerJoin(institution, eq(institution.id, payLog.institutionId))
    .leftJoin(appUser, joinsTo(appUser, payLog.agentId))
    .where(inKeys(payLog, rows))
    .orderBy(payLog.id);

/** Takes the deductions whose time has come, for this server alone for a while. Committed before anybody speaks with the channel: whoever comes after a crash asks first. */
export const takeDeductions = ({ database, now }: Clock, most: number): Promise<OpenDeduction[]> =>
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
      .where(inKeys(payLog, due));
    return withTheirLoans(tx, due);
  });

/** How a deduction is spoken of with the channel. */
export const getOrder = ({ paid, loanNo, account, currency, currencyDigits }: OpenDeduction) => ({
  key: `deduction-${paid.institutionId}-${paid.id}`,
  loanNo,
  account: account ?? '',
  amount: toDecimal(paid.amount, currencyDigits).toFixed(currencyDigits),
  currency,
  askedAt: paid.askedAt ?? paid.opAt,
  goodUntil: new Date(paid.opAt.getTime() + GOOD_FOR_MS),
});

/** What is to be written down of a deduction. */
type Outcome =
  | { readonly status: typeof DEDUCTION.succeeded; readonly channelReference: string }
  | { readonly status: typeof DEDUCTION.failed; readonly failure: string };

/** Writes down what became of a deduction; false where that was done already. */
export async function writeDeductionOutcome(tx: Transaction, id: number, outcome: Outcome): Promise<boolean> {
  const changed = await tx
    .update(payLog)
    .set({ ...outcome, askAt: null })
    .where(and(eq(payLog.id, id), eq(payLog.status, DEDUCTION.initialised)))
    .returning({ id: payLog.id });
  return changed.length === 1;
}

/** The money was booked otherwise: the record of the deduction counts no more, and says why. */
export async function voidDeduction(tx: Transaction, id: number, failure: string): Promise<void> {
  await tx.update(payLog).set({ status: DEDUCTION.failed, failure }).where(eq(payLog.id, id));
}

/** Nobody knows yet: when it is asked about next; whatever was wanted of it since it was taken (`takeDeductions`) stands. */
export const askAgainAt = ({ database }: Clock, { paid }: Pick<OpenDeduction, 'paid'>, at: Date): Promise<void> =>
  inTenantTransaction(database, paid, async (tx) => {
    await tx
      .update(payLog)
      .set({ askAt: at })
      .where(and(eq(payLog.id, paid.id), eq(payLog.status, DEDUCTION.initialised), isAsTaken(payLog, paid)));
  });
