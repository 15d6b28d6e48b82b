import { useTaskLoanItemInfoQuery } from '@/api/taskApi';
import { RESULT_CODES } from '@/contract/resultCodes';
import type { LoanItem } from '@/contract/entities/loanItem';
import { isRefusedWith } from '@/api/apiFailure';
import { ErrorWithRetry } from '@/ui/ErrorWithRetry';
import { Loading } from '@/ui/Loading';
import { useParams } from 'react-router-dom';

import { CaseMoved } from './CaseMoved';
import { CaseNotFound } from './CaseNotFound';
import { CaseWorkplace } from './CaseWorkplace';

interface ShownCaseProps {
  readonly loanItem: LoanItem;
  /** Somebody else has it now: what is on the screen stays readable. */
  readonly isGone: boolean;
}

const ShownCase = ({ loanItem, isGone }: ShownCaseProps) => (
  <>
    {isGone && <CaseMoved />}
    <CaseWorkplace loanItem={loanItem} />
  </>
);

/** /task/{taskId}/{loanId}: everything about one case, and the form for what came of a call (§2). */
export function CaseDetailScreen() {
  const { taskId = '', loanId = '' } = useParams();
  // Not `data`: until the next case has come that is the one before, and its form would write to the wrong case.
  const { currentData: data, error, isFetching, refetch } = useTaskLoanItemInfoQuery({ id: loanId, taskId });

  const isGone = isRefusedWith(error, RESULT_CODES.notFound.code);
  if (isGone && !data) return <CaseNotFound />;
  if (data) return <ShownCase key={taskId} loanItem={data} isGone={isGone} />;
  if (error && !isFetching) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  return <Loading />;
}
