import * as z from 'zod/mini';
import { mainCall } from '../../call';
import { loanRecord } from '../../entities/cases/material';
import { idInput } from '../../schemas';

/** Loans (§7 loan/…). */
export const loanCalls = {
  loanRecord: mainCall({
    method: 'GET',
    path: 'loan/loan-record',
    query: z.strictObject({ taskId: idInput }),
    answer: z.array(loanRecord),
    who: 'cases.read',
    rows: 'visibleCases',
    means: "Returns all loans of a case's borrower, newest first.",
  }),
};
