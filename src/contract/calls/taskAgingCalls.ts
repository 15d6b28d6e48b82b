import * as z from 'zod/mini';
import { mainCall } from '../call';
import { longAgingLoan, longAgingLoansQuery, longAgingQuery, longAgingRow } from '../entities/longAging';
import { paged } from '../schemas';

const read = { who: 'longAging.read', rows: 'visibleCases' } as const;

/** Long-aging cases (§7 task/…LongAging…, CL-03). */
export const taskAgingCalls = {
  getIsLongAging: mainCall({
    method: 'GET',
    path: 'task/getIsLongAging',
    answer: z.boolean(),
    who: 'cases.read',
    rows: 'own',
    means: 'Whether the caller works long-aging cases (CL-03).',
  }),
  longAgingListing: mainCall({
    method: 'GET',
    path: 'task/LongAgingListing',
    query: longAgingQuery,
    answer: paged(longAgingRow),
    ...read,
    means: 'Borrowers with long-aging cases.',
  }),
  loanItemInfoLongAging: mainCall({
    method: 'GET',
    path: 'task/loanItemInfoLongAging',
    query: longAgingLoansQuery,
    answer: paged(longAgingLoan),
    ...read,
    means: 'The loans of a long-aging borrower.',
  }),
};
