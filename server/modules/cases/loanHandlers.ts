import type { loanCalls } from '@/contract/calls/cases/loanCalls';
import { mapLoansToCases, listBorrowerLoans } from './loanStore';
import { createLoanRecordSerializer } from './loanWire';
import { findTask } from './taskStore';
import type { Handlers } from '../../access/callContext';

/** Handlers of loans (§7 loan/…). */
export const loanHandlers: Handlers<typeof loanCalls> = {
  loanRecord: async ({ taskId }, context) => {
    const of = await findTask(taskId, context);
    const loans = await listBorrowerLoans(of, context);
    return loans.map(createLoanRecordSerializer(await mapLoansToCases(of, context), context));
  },
};
