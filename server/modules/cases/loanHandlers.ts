import type { loanCalls } from '@/contract/calls/loanCalls';
import { listLoanRecords } from './loanRecordStore';
import { findTask } from './taskStore';
import type { Handlers } from '../../access/callContext';

/** Loans (§7 loan/…). */
export const loanHandlers: Handlers<typeof loanCalls> = {
  loanRecord: async ({ taskId }, context) => listLoanRecords(await findTask(taskId, context), context),
};
