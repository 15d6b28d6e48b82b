import { eq, isNull, type SQL } from 'drizzle-orm';
import type { payLog, repaymentCode } from '../../database/tables/moneyTables';

/**
 * Matches a row whose next request time is unchanged since a worker leased it. An end, a callback of the channel, an agent or
 * another server may have set an earlier time. The worker's next time must not replace it.
 */
export const isAsTaken = (
  { askAt }: typeof repaymentCode | typeof payLog,
  taken: { readonly askAt: Date | null },
): SQL => (taken.askAt === null ? isNull(askAt) : eq(askAt, taken.askAt));
