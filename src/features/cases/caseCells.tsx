import type { TaskRow } from '@/contract/entities/cases/task';
import { ROUTES, getTaskDetailPath } from '@/contract/routes';
import { CopyButton } from '@/ui/format/CopyButton';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import * as styles from './cases.module.css';
import { CASE, isOpenStatus } from '@/contract/codes/caseCodes';
import { getDayInZone } from '@/ui/dates/institutionDay';

/**
 * Links the loan id to its case, and passes the list on so that 'next case' knows its order (CL-02, CL-05). The adjacent icon copies the
 * id.
 */
export function CaseLoanLink({ row }: { readonly row: TaskRow }) {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const list = new URLSearchParams(params);
  // Otherwise the case would assume the list of all visible cases as its origin.
  if (useLocation().pathname === ROUTES.myTasks.path) list.set('scope', 'mine');
  const search = list.size > 0 ? `?${list.toString()}` : '';
  return (
    <span className={styles['loan']}>
      <Link
        to={getTaskDetailPath(row.id, row.loanId) + search}
        aria-label={formatMessage({ id: 'cases.open' }, { loanId: row.loanId })}
      >
        {row.loanId}
      </Link>
      <CopyButton text={row.loanId} isSmall />
    </span>
  );
}

/** Reason for a case's position in the list. */
interface NextStep {
  readonly reason: 'first' | 'broken' | 'followUpDue' | 'promiseDue' | 'followUp' | 'promise' | 'again';
  /** Due time, unless it is today or past. */
  readonly at?: string;
}

type StepRow = Pick<TaskRow, 'heldKind' | 'nextFollowUpTime' | 'promisedTime' | 'promiseState' | 'status'>;

type Due = 'none' | 'now' | 'later';

/** State of follow-up and promise. A promise is 'missed' if its day is over and not all of it was paid. */
interface CaseState {
  readonly followUp: Due;
  readonly promise: Due | 'missed';
}

interface Clock {
  readonly now: number;
  readonly timeZone?: string;
}

function getDue(at: string | null | undefined, { now, timeZone }: Clock): Due {
  if (!at) return 'none';
  return getDayInZone(Date.parse(at), timeZone) <= getDayInZone(now, timeZone) ? 'now' : 'later';
}

function getPromise({ promiseState, promisedTime }: StepRow, clock: Clock): CaseState['promise'] {
  if (promiseState === 'broken' || promiseState === 'partly') return 'missed';
  return promiseState === 'open' ? getDue(promisedTime, clock) : 'none';
}

function dueStep({ followUp, promise }: CaseState): NextStep | undefined {
  if (followUp === 'now') return { reason: 'followUpDue' };
  if (promise === 'missed') return { reason: 'broken' };
  return promise === 'now' ? { reason: 'promiseDue' } : undefined;
}

function laterStep(
  { nextFollowUpTime, promisedTime }: StepRow,
  { followUp, promise }: CaseState,
): NextStep | undefined {
  if (followUp === 'later' && nextFollowUpTime) return { reason: 'followUp', at: nextFollowUpTime };
  return promise === 'later' && promisedTime ? { reason: 'promise', at: promisedTime } : undefined;
}

/** Returns the next step of an open case, from its row alone: an agreed follow-up goes before a promise (server: `getNextAction`). */
export function getNextStep(row: StepRow, clock: Clock): NextStep | undefined {
  if (!isOpenStatus(row.status) || row.heldKind) return undefined;
  const standing = { followUp: getDue(row.nextFollowUpTime, clock), promise: getPromise(row, clock) };
  return dueStep(standing) ?? laterStep(row, standing) ?? { reason: row.status === CASE.fresh ? 'first' : 'again' };
}
