import type { olderRepayCalls } from '@/contract/calls/olderRepayCalls';
import { deduct } from '../domain/deduct';
import { shownLoans } from '../domain/shownLoans';
import { statisticsOf } from '../domain/statistics';
import { statisticsFile } from '../domain/statisticsCsv';
import { listPayLogs } from '../store/payLogStore';
import { listRepayPlan } from '../store/repayPlanStore';
import type { Handlers } from './handler';

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
