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
  longAgingFile: mainCall({
    method: 'GET',
    path: 'task/LongAgingListing/export',
    query: longAgingFileQuery,
    answer: file,
    who: 'monitoring.read',
    rows: 'visibleCases',
    download: 'saved',
    chosenByUs: true,
    means: 'The same as a file, for those who may read long-aging cases as well; who took it away is recorded (AP-06).',
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
