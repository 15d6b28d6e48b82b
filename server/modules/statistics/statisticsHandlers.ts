import type { taskAgingCalls } from '@/contract/calls/cases/taskAgingCalls';
import { exportLongAging, showLongAging } from './longAging';
import { listLongAgingLoans } from './longAgingStore';
import { createLongAgingLoanSerializer } from './longAgingWire';
import type { Handlers } from '../../access/callContext';
import type { olderRepayCalls } from '@/contract/calls/older/olderRepayCalls';
import { getStatistics, exportStatisticsFile } from './statistics';

/** Long-aging cases (§7 task/…LongAging…, CL-03). */
export const taskAgingHandlers: Handlers<typeof taskAgingCalls> = {
  getIsLongAging: async (_, { caller }) => caller.longAging,
  longAgingListing: showLongAging,
  longAgingFile: exportLongAging,
  loanItemInfoLongAging: async (query, context) => {
    const { rows, totalCount } = await listLongAgingLoans(query, context);
    return { result: rows.map(createLongAgingLoanSerializer(context)), totalCount };
  },
};

/** Statistics handlers of the older client, among those of repayments (§7 repay/…, CL-04). */
export const statisticsHandlers = {
  statistics: getStatistics,
  statisticsFile: exportStatisticsFile,
} satisfies Partial<Handlers<typeof olderRepayCalls>>;
