import type { loanCalls } from '@/contract/calls/loanCalls';
import { listLoanRecords } from '../store/loanRecordStore';
import { findTask } from '../store/taskStore';
import type { Handlers } from './handler';

/** Loans (§7 loan/…). */
export const loanHandlers: Handlers<typeof loanCalls> = {
  loanRecord: async ({ taskId }, context) => listLoanRecords(await findTask(taskId, context), context),
};
