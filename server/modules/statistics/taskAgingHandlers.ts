import type { taskAgingCalls } from '@/contract/calls/taskAgingCalls';
import { listLongAging, listLongAgingLoans } from './longAgingStore';
import type { Handlers } from '../../access/callContext';

/** Long-aging cases (§7 task/…LongAging…, CL-03). */
export const taskAgingHandlers: Handlers<typeof taskAgingCalls> = {
  getIsLongAging: async (_, { caller }) => caller.longAging,
  longAgingListing: listLongAging,
  loanItemInfoLongAging: listLongAgingLoans,
};
