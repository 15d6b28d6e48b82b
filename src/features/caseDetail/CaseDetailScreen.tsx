import { useTaskLoanItemInfoQuery } from '@/api/taskApi';
import { RESULT_CODES } from '@/contract/resultCodes';
import { isRefusedWith } from '@/api/apiFailure';
import { ErrorWithRetry } from '@/ui/ErrorWithRetry';
import { Loading } from '@/ui/Loading';
import { useParams } from 'react-router-dom';

import { CaseNotFound } from './CaseNotFound';
import { CaseWorkplace } from './CaseWorkplace';

/** /task/{taskId}/{loanId}: everything about one case, and the form for what came of a call (§2). */
export function CaseDetailScreen() {
  const { taskId = '', loanId = '' } = useParams();
  // Not `data`: until the next case has come that is the one before, and its form would write to the wrong case.
  const { currentData: data, error, isFetching, refetch } = useTaskLoanItemInfoQuery({ id: loanId, taskId });

  if (isRefusedWith(error, RESULT_CODES.notFound.code)) return <CaseNotFound />;
  if (data) return <CaseWorkplace key={taskId} loanItem={data} />;
  if (error && !isFetching) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  return <Loading />;
}
