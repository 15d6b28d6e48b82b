import { useTaskListingQuery } from '@/api/endpoints/cases/taskApi';
import type { TaskRow } from '@/contract/entities/cases/task';

/** Cases of a name or number that are offered. */
const OFFERED = 8;

/** The cases whose loan has a number, or whose borrower has such a name. */
export function useCasesOf(text: string) {
  const skip = text === '';
  const byLoan = useTaskListingQuery({ loanId: text, size: OFFERED }, { skip });
  const byName = useTaskListingQuery({ borrowerName: text, size: OFFERED }, { skip });
  const rows = [byLoan, byName].flatMap(({ currentData }) => (skip ? [] : (currentData?.result ?? [])));
  const byNumber = new Map<string, TaskRow>();
  // The first case of a loan represents it, because open cases come first.
  for (const row of rows) if (!byNumber.has(row.loanId)) byNumber.set(row.loanId, row);
  return {
    cases: [...byNumber.values()].slice(0, OFFERED),
    isFetching: byLoan.isFetching || byName.isFetching,
    error: byLoan.error ?? byName.error,
    again: (): void => {
      void byLoan.refetch();
      void byName.refetch();
    },
  };
}
