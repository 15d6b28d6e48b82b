import type { olderRepayCalls } from '@/contract/calls/older/olderRepayCalls';
import type { Handlers } from '../../access/callContext';
import { getStatistics } from './statistics';
import { statisticsFile } from './statisticsExport';

/** Statistics handlers of the older client, among those of repayments (§7 repay/…, CL-04). */
export const statisticsHandlers = {
  statistics: getStatistics,
  statisticsFile,
} satisfies Partial<Handlers<typeof olderRepayCalls>>;
