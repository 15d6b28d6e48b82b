import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { CODE_FOR } from '@/contract/codes/moneyCodes';
import { toDecimal } from '@/contract/minor';
import type { AppContext } from '../../access/appContext';
import { matchesAnyKey, type RowKey } from '../../database/anyOf';
import { inTenantTransaction } from '../../database/callTransaction';
import type { Transaction } from '../../database/connect';
import { matchesRow } from '../../database/matchesRow';
import { loan } from '../../database/tables/caseTables';
import { repaymentCode } from '../../database/tables/moneyTables';
import { appUser, institution } from '../../database/tables/organizationTables';
import { formatCodeReference } from '../lender/lenderFacade';
import { isScheduleUnchanged } from './channelCallbackStore';

/** Longer than a request to the channel may take: if a server dies while it processes a code, another server takes over. */
const LEASE_MS = 30_000;
/** Maximum age of a request that a channel may still start. Afterwards the agent has already informed the borrower of another outcome. */
const GOOD_FOR_MS = 15 * 60_000;

/** Code with a due request to the channel. */
export interface OpenCode {
  readonly row: typeof repaymentCode.$inferSelect;
  readonly loanNo: string;
  readonly currency: string;
  readonly currencyDigits: number;
  readonly agentName: string | null;
}

type Clock = Pick<AppContext, 'database' | 'now'>;

const withTheirLoans = (tx: Transaction, rows: readonly RowKey[]): Promise<OpenCode[]> =>
  tx
    .select({
      row: repaymentCode,
      loanNo: loan.loanNo,
      currency: institution.currency,
      currencyDigits: institution.currencyDigits,
      agentName: appUser.name,
    })
    .from(repaymentCode)
    .innerJoin(loan, matchesRow(loan, repaymentCode.loanId))
    .innerJoin(institution, eq(institution.id, repaymentCode.institutionId))
    .leftJoin(appUser, matchesRow(appUser, repaymentCode.agentId))
    .where(matchesAnyKey(repaymentCode, rows))
    .orderBy(repaymentCode.id);

/**
 * Leases the due codes to this server. The lease is committed before any request to the channel, so that after a crash the next
 * server queries the status first.
 */
export const claimCodes = ({ database, now }: Clock, most: number): Promise<OpenCode[]> =>
  inTenantTransaction(database, 'open', async (tx) => {
    const at = now();
    const due = await tx
      .select({ institutionId: repaymentCode.institutionId, id: repaymentCode.id })
      .from(repaymentCode)
      .where(lte(repaymentCode.askAt, at))
      .orderBy(repaymentCode.askAt)
      .limit(most)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    await tx
      .update(repaymentCode)
      .set({
        askedAt: sql`coalesce(${repaymentCode.askedAt}, ${at.toISOString()}::timestamptz)`,
        askAt: new Date(at.getTime() + LEASE_MS),
        asked: sql`${repaymentCode.asked} + 1`,
      })
      .where(matchesAnyKey(repaymentCode, due));
    return withTheirLoans(tx, due);
  });

/** Converts a code to an order for the channel. */
export const getCodeOrder = ({ row, loanNo, currency, currencyDigits }: OpenCode) =>
  ({
    key: formatCodeReference(row),
    loanNo,
    purpose: row.type === CODE_FOR.extension ? 'extension' : 'repayment',
    place: row.channel,
    amount: toDecimal(row.amount, currencyDigits).toFixed(currencyDigits),
    currency,
    askedAt: row.askedAt ?? row.requestedAt,
    goodUntil: new Date(row.requestedAt.getTime() + GOOD_FOR_MS),
  }) as const;

type Changes = Partial<typeof repaymentCode.$inferInsert>;

/** Updates a code unless it has ended meanwhile; returns true if it was updated. */
export async function updateValidCode(tx: Transaction, id: number, changes: Changes): Promise<boolean> {
  const changed = await tx
    .update(repaymentCode)
    .set(changes)
    .where(and(eq(repaymentCode.id, id), isNull(repaymentCode.endedAt)))
    .returning({ id: repaymentCode.id });
  return changed.length === 1;
}

/** Updates the columns of a code, whether it has ended or not. */
export async function recordCodeStatus(tx: Transaction, id: number, changes: Changes): Promise<void> {
  await tx.update(repaymentCode).set(changes).where(eq(repaymentCode.id, id));
}

/**
 * Schedules the next request to the channel about a code; null for none. A request that became due since `claimCodes` keeps its
 * earlier time.
 */
export const scheduleCodeQuery = (
  { database }: Clock,
  { row }: Pick<OpenCode, 'row'>,
  at: Date | null,
): Promise<void> =>
  inTenantTransaction(database, row, async (tx) => {
    await tx
      .update(repaymentCode)
      .set({ askAt: at })
      .where(and(eq(repaymentCode.id, row.id), isNull(repaymentCode.paidAt), isScheduleUnchanged(repaymentCode, row)));
  });
