import { useAppDispatch } from '@/api/hooks/useAppDispatch';
import { isRejectedWithCode } from '@/api/client/apiFailure';
import { selectNothing as selectFromResult } from '@/api/client/selectFrom';
import { caseAheadApi } from '@/api/endpoints/cases/caseAheadApi';
import { taskApi, useTaskLoanItemInfoQuery, useTaskUserContactsQuery } from '@/api/endpoints/cases/taskApi';
import {
  useTaskWorkLastCallQuery,
  useTaskWorkLawfulQuery,
  useTaskWorkWishesQuery,
} from '@/api/endpoints/cases/taskWorkApi';
import { useApprovalOfCaseQuery } from '@/api/endpoints/management/approvalApi';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { RESULT_CODES } from '@/contract/resultCodes';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { usePermission } from '@/ui/screen/currentUser';
import { FileUnknownOutlined } from '@ant-design/icons';
import { Alert, Button, Result } from 'antd';
import { useEffect, memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useNavigate, useParams } from 'react-router-dom';

import { useCaseList } from './bar/useCaseList';
import { type CaseSteps, useCaseSteps } from './bar/useCaseSteps';
import * as styles from './caseDetail.module.css';
import { CaseWorkplace } from './CaseWorkplace';
import { CASE_KEYS } from './keys/caseKeys';
import { useCaseKeys } from './keys/useCaseKeys';

/** Returns a case: the prefetched data until the read completes, which opens the case. Returns no data if the read is refused (CD-11). */
function usePrefetchedCase(taskId: string, loanId: string) {
  const ids = { id: loanId, taskId };
  // Not `data`: until the next case is loaded, `data` is the previous one, and its form would write to the wrong case.
  const { currentData: read, error, isFetching, refetch } = useTaskLoanItemInfoQuery(ids);
  const { currentData: ahead } = taskApi.endpoints.taskLoanItemAhead.useQueryState(ids);
  return { data: read ?? (error ? undefined : ahead), error, isFetching, refetch };
}

/** Delay before the prefetch, in milliseconds, so that cases only passed over are not requested. */
const ASK_AFTER_MS = 150;

const AHEAD = { subscribe: false } as const;

/** Prefetches the next case while this one is worked on (`isHere`), so that 'next' needs no network (SC-03). */
function usePrefetchNext(neighbours: CaseSteps['neighbours'], isHere: boolean): void {
  const dispatch = useAppDispatch();
  const mayDial = usePermission('calls.dial');
  const next = isHere ? neighbours?.next : undefined;
  const { id, loanId } = next ?? {};
  useEffect(() => {
    if (id === undefined || loanId === undefined) return undefined;
    const { caseAhead } = caseAheadApi.endpoints;
    const timer = setTimeout(() => void dispatch(caseAhead.initiate({ id, loanId, mayDial }, AHEAD)), ASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [dispatch, id, loanId, mayDial]);
}

/** Shown when an open case was reassigned: the input stays, to be read and copied (CD-13). */
function CaseMoved() {
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      style={{ marginBottom: 12 }}
      title={<FormattedMessage id="case.notFound" />}
      description={<FormattedMessage id="case.moved.hint" />}
    />
  );
}

/**
 * Requests the data of all parts of a case's screen together with the case, so that everything arrives in one response. Once the case is
 * loaded (`isHere`), the mounted parts hold their subscriptions. Drafts are excluded: each is requested when the form that it restores is
 * mounted.
 */
function useCaseQuestions(taskId: string, isHere: boolean): void {
  const mayDial = usePermission('calls.dial');
  const options = { selectFromResult, skip: isHere };
  const calling = { selectFromResult, skip: isHere || !mayDial };
  useApprovalOfCaseQuery({ taskId }, options);
  useTaskWorkWishesQuery({ id: taskId }, options);
  useTaskUserContactsQuery({ id: taskId }, options);
  useTaskWorkLawfulQuery({ id: taskId }, { ...calling, refetchOnMountOrArgChange: true });
  useTaskWorkLastCallQuery({ id: taskId }, calling);
}

/** Shown for another user's case and for one that does not exist, without a difference (RO-01). */
function CaseNotFound() {
  const { listAddress } = useCaseList();
  return (
    <Result
      icon={<FileUnknownOutlined aria-hidden />}
      title={
        <h1 className={styles['missing']}>
          <FormattedMessage id="case.notFound" />
        </h1>
      }
      subTitle={<FormattedMessage id="case.notFound.hint" />}
      extra={
        <Link to={listAddress}>
          <Button type="primary">
            <FormattedMessage id="case.back" />
          </Button>
        </Link>
      }
    />
  );
}

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
  const { data, error, isFetching, refetch } = usePrefetchedCase(taskId, loanId);
  useCaseQuestions(taskId, data !== undefined);
  usePrefetchNext(steps.neighbours, data !== undefined);

  const isGone = isRejectedWithCode(error, RESULT_CODES.notFound.code);
  if (isGone && !data) return <CaseNotFound />;
  if (data) return <ShownCase key={taskId} loanItem={data} steps={steps} isGone={isGone} />;
  if (error && !isFetching) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  return <Loading />;
});
