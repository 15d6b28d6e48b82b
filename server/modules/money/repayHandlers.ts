import type { repayCalls } from '@/contract/calls/repayCalls';
import { refreshCodes, requestCode } from './repaymentCodes';
import { shownLoans } from './shownLoans';
import { listPayLogs } from './payLogStore';
import { listRepaymentCodes } from './repaymentCodeStore';
import { listRepayPlan } from './repayPlanStore';
import { findTask } from '../cases/taskStore';
import type { Handlers } from '../../access/handler';

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
