import type { loanCalls } from '@/contract/calls/cases/loanCalls';
import { casesOfLoans, loansOfBorrower } from './loanStore';
import { createLoanRecordSerializer } from './loanWire';
import { findTask } from './taskStore';
import type { Handlers } from '../../access/callContext';

/** Handlers of loans (§7 loan/…). */
export const loanHandlers: Handlers<typeof loanCalls> = {
  loanRecord: async ({ taskId }, context) => {
    const of = await findTask(taskId, context);
    const loans = await loansOfBorrower(of, context);
    return loans.map(createLoanRecordSerializer(await casesOfLoans(of, context), context));
  },
};
