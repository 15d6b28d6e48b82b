import { eq, isNull, type SQL, and } from 'drizzle-orm';
import { payLog, repaymentCode } from '../../database/tables/moneyTables';
import { type ChannelAnswer, DEDUCTION } from '@/contract/codes/moneyCodes';
import type { Transaction } from '../../database/connect';

/**
 * Matches a row whose next request time is unchanged since a worker leased it. An end, a callback of the channel, an agent or
 * another server may have set an earlier time. The worker's next time must not replace it.
 */
export const isScheduleUnchanged = (
  { askAt }: typeof repaymentCode | typeof payLog,
  taken: { readonly askAt: Date | null },
): SQL => (taken.askAt === null ? isNull(askAt) : eq(askAt, taken.askAt));

/** Format of an idempotency key: its kind, the institution and the id of its row. */
const KEY = /^(deduction|code)-(\d{1,15})-(\d{1,15})$/;

interface ChannelCallbackRow {
  readonly institutionId: number;
  readonly id: number;
  readonly now: Date;
}

async function hurryDeduction(tx: Transaction, { institutionId, id, now }: ChannelCallbackRow): Promise<ChannelAnswer> {
  const own = and(eq(payLog.institutionId, institutionId), eq(payLog.id, id));
  const open = and(own, eq(payLog.status, DEDUCTION.initialised));
  const hurried = await tx.update(payLog).set({ askAt: now }).where(open).returning({ id: payLog.id });
  if (hurried.length > 0) return 'asked';
  const there = await tx.select({ id: payLog.id }).from(payLog).where(own);
  return there.length > 0 ? 'known' : 'unknown';
}

/** Includes codes that have ended, because they may still have been paid. */
async function hurryCode(tx: Transaction, { institutionId, id, now }: ChannelCallbackRow): Promise<ChannelAnswer> {
  const own = and(eq(repaymentCode.institutionId, institutionId), eq(repaymentCode.id, id));
  const unpaid = and(own, isNull(repaymentCode.paidAt));
  const hurried = await tx.update(repaymentCode).set({ askAt: now }).where(unpaid).returning({ id: repaymentCode.id });
  if (hurried.length > 0) return 'asked';
  const there = await tx.select({ id: repaymentCode.id }).from(repaymentCode).where(own);
  return there.length > 0 ? 'known' : 'unknown';
}

/**
 * Makes the deduction or code of a key due for a status query at once, unless its outcome is known. Keys of other institutions
 * are unknown.
 */
export async function expediteKey(
  tx: Transaction,
  { key, institutionId, now }: Omit<ChannelCallbackRow, 'id'> & { readonly key: string },
): Promise<ChannelAnswer> {
  const [, kind, of, id] = KEY.exec(key) ?? [];
  if (Number(of) !== institutionId) return 'unknown';
  const row = { institutionId, id: Number(id), now };
  return kind === 'code' ? hurryCode(tx, row) : hurryDeduction(tx, row);
}
