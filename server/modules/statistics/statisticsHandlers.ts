import type { olderRepayCalls } from '@/contract/calls/olderRepayCalls';
import type { Handlers } from '../../access/callContext';
import { getStatistics } from './statistics';
import { statisticsFile } from './statisticsExport';

/** Statistics, which the older client asks for beside repayments (§7 repay/…, CL-04). */
export const statisticsHandlers = {
  statistics: getStatistics,
  statisticsFile,
} satisfies Partial<Handlers<typeof olderRepayCalls>>;
