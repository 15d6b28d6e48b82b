import { taskApi, useTaskLoanItemInfoQuery } from '@/api/endpoints/cases/taskApi';

/** Returns a case: the prefetched data until the read completes, which opens the case. Returns no data if the read is refused (CD-11). */
export function useCaseAhead(taskId: string, loanId: string) {
  const asked = { id: loanId, taskId };
  // Not `data`: until the next case is loaded, `data` is the previous one, and its form would write to the wrong case.
  const { currentData: read, error, isFetching, refetch } = useTaskLoanItemInfoQuery(asked);
  const { currentData: ahead } = taskApi.endpoints.taskLoanItemAhead.useQueryState(asked);
  return { data: read ?? (error ? undefined : ahead), error, isFetching, refetch };
}
