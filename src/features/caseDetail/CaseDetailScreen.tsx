import { RESULT_CODES } from '@/contract/resultCodes';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { isRejectedWithCode } from '@/api/client/apiFailure';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { memo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

import { type CaseSteps, useCaseSteps } from './bar/useCaseSteps';
import { useCaseList } from './bar/useCaseList';
import { CaseMoved } from './CaseMoved';
import { CaseNotFound } from './CaseNotFound';
import { CaseWorkplace } from './CaseWorkplace';
import { CASE_KEYS } from './keys/caseKeys';
import { useCaseKeys } from './keys/useCaseKeys';
import { useCaseAhead } from './ahead/useCaseAhead';
import { useNextAhead } from './ahead/useNextAhead';
import { useCaseQuestions } from './useCaseQuestions';

interface ShownCaseProps {
  readonly loanItem: LoanItem;
  readonly steps: CaseSteps;
  /** The case was reassigned: the content of the screen stays readable. */
  readonly isGone: boolean;
}

const ShownCase = ({ loanItem, steps, isGone }: ShownCaseProps) => (
  <>
    {isGone && <CaseMoved />}
    <CaseWorkplace loanItem={loanItem} steps={steps} />
  </>
);

/** /task/{taskId}/{loanId}: all data of one case, and the form for the result of a call (§2). */
export function CaseDetailScreen() {
  const { taskId = '', loanId = '' } = useParams();
  const steps = useCaseSteps(taskId);
  const navigate = useNavigate();
  const { listAddress } = useCaseList();
  const stepKeys = {
    [CASE_KEYS.next]: steps.goNext,
    [CASE_KEYS.previous]: steps.goPrevious,
    [CASE_KEYS.list]: () => void navigate(listAddress),
  };
  useCaseKeys(stepKeys, true);
  return steps.isOnTheWay ? <Loading /> : <CaseAt taskId={taskId} loanId={loanId} steps={steps} />;
}

interface CaseAtProps {
  readonly taskId: string;
  readonly loanId: string;
  readonly steps: CaseSteps;
}

/** Re-renders for another case, but not for another tab of the same case, which is also in the address. */
const CaseAt = memo(function CaseAt({ taskId, loanId, steps }: CaseAtProps) {
  const { data, error, isFetching, refetch } = useCaseAhead(taskId, loanId);
  useCaseQuestions(taskId, data !== undefined);
  useNextAhead(steps.neighbours, data !== undefined);

  const isGone = isRejectedWithCode(error, RESULT_CODES.notFound.code);
  if (isGone && !data) return <CaseNotFound />;
  if (data) return <ShownCase key={taskId} loanItem={data} steps={steps} isGone={isGone} />;
  if (error && !isFetching) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  return <Loading />;
});
