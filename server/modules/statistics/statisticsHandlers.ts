import type { olderRepayCalls } from '@/contract/calls/olderRepayCalls';
import type { Handlers } from '../../access/callContext';
import { statisticsOf } from './statistics';
import { statisticsFile } from './statisticsExport';

/** Statistics, which the older client asks for beside repayments (§7 repay/…, CL-04). */
export const statisticsHandlers = {
  statistics: statisticsOf,
  statisticsFile,
} satisfies Partial<Handlers<typeof olderRepayCalls>>;
