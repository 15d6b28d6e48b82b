import type { taskAgingCalls } from '@/contract/calls/taskAgingCalls';
import { listLongAging, listLongAgingLoans } from './longAgingStore';
import { longAgingLoanMaker, longAgingRowMaker } from './longAgingWire';
import type { Handlers } from '../../access/callContext';

/** Long-aging cases (§7 task/…LongAging…, CL-03). */
export const taskAgingHandlers: Handlers<typeof taskAgingCalls> = {
  getIsLongAging: async (_, { caller }) => caller.longAging,
  longAgingListing: async (query, context) => {
    const { rows, totalCount } = await listLongAging(query, context);
    return { result: rows.map(longAgingRowMaker(context)), totalCount };
  },
  loanItemInfoLongAging: async (query, context) => {
    const { rows, totalCount } = await listLongAgingLoans(query, context);
    return { result: rows.map(longAgingLoanMaker(context)), totalCount };
  },
};
