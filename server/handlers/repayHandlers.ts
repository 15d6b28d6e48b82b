import type { repayCalls } from '@/contract/calls/repayCalls';
import { refreshCodes, requestCode } from '../domain/repaymentCodes';
import { shownLoans } from '../domain/shownLoans';
import { listPayLogs } from '../store/payLogStore';
import { listRepaymentCodes } from '../store/repaymentCodeStore';
import { listRepayPlan } from '../store/repayPlanStore';
import { findTask } from '../store/taskStore';
import type { Handlers } from './handler';

/** Repayment plan, deductions and repayment codes, main client (§7 repay/…). */
export const repayHandlers: Handlers<typeof repayCalls> = {
  details: async ({ page, size, ...asked }, context) =>
    listRepayPlan(await shownLoans(asked, context), { page, size }, context),
  payLogs: async ({ page, size, ...asked }, context) =>
    listPayLogs(await shownLoans(asked, context), { page, size }, context),
  repaymentCode: async ({ taskId, ...page }, context) =>
    listRepaymentCodes((await findTask(taskId, context)).id, page, context),
  repaymentCodeUpdateNew: ({ taskId, ...asked }, context) => requestCode(taskId, asked, context),
  refreshRepayCode: ({ taskId }, context) => refreshCodes(taskId, context),
};
