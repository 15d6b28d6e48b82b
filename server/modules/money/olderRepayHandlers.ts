import type { olderRepayCalls } from '@/contract/calls/olderRepayCalls';
import { deduct } from './deduct';
import { shownLoans } from './shownLoans';
import { statisticsOf } from '../statistics/statistics';
import { statisticsFile } from '../statistics/statisticsCsv';
import { listPayLogs } from './payLogStore';
import { listRepayPlan } from './repayPlanStore';
import type { Handlers } from '../../access/handler';

/** Repayment, older client (§7 repay/…). */
export const olderRepayHandlers: Handlers<typeof olderRepayCalls> = {
  deduct: ({ id, ...asked }, context) => deduct(id, asked, context),
  details: async ({ page, size, ...asked }, context) =>
    listRepayPlan(await shownLoans(asked, context), { page, size }, context),
  payLogs: async ({ page, size, ...asked }, context) =>
    listPayLogs(await shownLoans(asked, context), { page, size }, context),
  statistics: statisticsOf,
  statisticsFile: ({ date }, context) => statisticsFile(date, context),
};
