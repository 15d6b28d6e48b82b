import { eq, isNull, type SQL } from 'drizzle-orm';
import type { payLog, repaymentCode } from '../../database/tables/moneyTables';

/**
 * Nobody has moved the time at which the channel is to be spoken with since a worker took the row: no end, no news of the channel,
 * no agent who wants to know, no other server. Where somebody has, the worker's own next time must not take theirs away.
 */
export const isAsTaken = (
  { askAt }: typeof repaymentCode | typeof payLog,
  taken: { readonly askAt: Date | null },
): SQL => (taken.askAt === null ? isNull(askAt) : eq(askAt, taken.askAt));
