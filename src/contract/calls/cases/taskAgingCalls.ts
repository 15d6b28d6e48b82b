import * as z from 'zod/mini';
import { mainCall } from '../../call';
import {
  longAgingFileQuery,
  longAgingLoan,
  longAgingLoansQuery,
  longAgingQuery,
  longAgingRow,
} from '../../entities/cases/longAging';
import { file, paged } from '../../schemas';

const read = { who: 'longAging.read', rows: 'visibleCases' } as const;

/** Long-aging cases (§7 task/…LongAging…, CL-03). */
export const taskAgingCalls = {
  getIsLongAging: mainCall({
    method: 'GET',
    path: 'task/getIsLongAging',
    answer: z.boolean(),
    who: 'cases.read',
    rows: 'own',
    means: 'Returns true if the caller works long-aging cases (CL-03).',
  }),
  longAgingListing: mainCall({
    method: 'GET',
    path: 'task/LongAgingListing',
    query: longAgingQuery,
    answer: paged(longAgingRow),
    ...read,
    means: 'Returns the borrowers with long-aging cases.',
  }),
  longAgingFile: mainCall({
    method: 'GET',
    path: 'task/LongAgingListing/export',
    query: longAgingFileQuery,
    answer: file,
    who: 'monitoring.read',
    rows: 'visibleCases',
    download: 'saved',
    chosenByUs: true,
    means:
      'Exports the list as a file, also for users who can only read long-aging cases. The download is recorded (AP-06).',
  }),
  loanItemInfoLongAging: mainCall({
    method: 'GET',
    path: 'task/loanItemInfoLongAging',
    query: longAgingLoansQuery,
    answer: paged(longAgingLoan),
    ...read,
    means: 'Returns the loans of a long-aging borrower.',
  }),
};
