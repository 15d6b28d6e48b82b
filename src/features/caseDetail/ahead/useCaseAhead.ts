import { taskApi, useTaskLoanItemInfoQuery } from '@/api/taskApi';

/** A case: as it was asked for ahead until it is read, which opens it; nothing of it where that is refused (CD-11). */
export function useCaseAhead(taskId: string, loanId: string) {
  const asked = { id: loanId, taskId };
  // Not `data`: until the next case has come that is the one before, and its form would write to the wrong case.
  const { currentData: read, error, isFetching, refetch } = useTaskLoanItemInfoQuery(asked);
  const { currentData: ahead } = taskApi.endpoints.taskLoanItemAhead.useQueryState(asked);
  return { data: read ?? (error ? undefined : ahead), error, isFetching, refetch };
}
