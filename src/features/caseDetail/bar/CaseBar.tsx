import type { CallAnswer } from '@/contract/call';
import type { taskCalls } from '@/contract/calls/cases/taskCalls';
import { CASE_STATUS } from '@/contract/codes/caseCodes';
import { PROMISE_STATE } from '@/contract/codes/moneyCodes';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { CLOCK } from '@/i18n/locale';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { CopyableId } from '@/ui/format/CopyableId';
import { Money } from '@/ui/format/Money';
import { PROMISE_STATE_TONES, CASE_STATUS_TONES } from '@/ui/theme/tones';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode, Ref } from 'react';
import { FormattedDate, FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { CASE_KEYS } from '../keys/caseKeys';
import { formatMoment } from '../lawful/formatLawful';
import * as styles from './caseBar.module.css';
import { CaseSteps } from './CaseSteps';
import { useCaseList } from './useCaseList';

const MINUTE = { month: 'short', day: 'numeric', ...CLOCK } as const;

/** Latest promise: amount, date, and its outcome by payments. Renders nothing without a promise. */
function PromiseTag({ task }: { readonly task: LoanItem['task'] }) {
  const { promisedAmount, promisedTime, promiseState, currency } = task;
  if (!promisedTime) return null;
  const amount = <Money amount={promisedAmount} currency={currency} />;
  const until = (
    <time dateTime={promisedTime}>
      <FormattedDate value={promisedTime} {...MINUTE} />
    </time>
  );
  return (
    <div className={styles['promised']}>
      <span className={styles['label']}>
        <FormattedMessage id="case.promise" values={{ amount: <strong>{amount}</strong>, until }} />
      </span>
      {promiseState && <CodeLabel table={PROMISE_STATE} tones={PROMISE_STATE_TONES} code={promiseState} />}
    </div>
  );
}

type Neighbours = CallAnswer<typeof taskCalls.neighbours>;

const WHY = {
  lifted: 'next.lifted',
  promiseToday: 'next.promiseToday',
  parked: 'next.parked',
  bestHour: 'next.bestHour',
} as const;

function whyWords({ why, whyUntil }: Neighbours, intl: IntlShape): string | undefined {
  if (!why) return undefined;
  return intl.formatMessage({ id: WHY[why] }, { time: whyUntil ? formatMoment(whyUntil, intl) : '' });
}

/** Describes the cases skipped on the way to the next one, or that no case ahead may be called. */
function passedWords({ passed, parked }: Neighbours, intl: IntlShape): string | undefined {
  if (!passed) return undefined;
  const { count, until } = passed;
  if (!until) return intl.formatMessage({ id: parked ? 'next.none' : 'next.passed' }, { count });
  const time = formatMoment(until, intl);
  return intl.formatMessage({ id: parked ? 'next.noneUntil' : 'next.passedUntil' }, { count, time });
}

/** Reason why the next case was chosen. Renders nothing if it simply follows in the list (LC-06). */
function NextWhy({ neighbours }: { readonly neighbours: Neighbours }) {
  const intl = useIntl();
  const words = [whyWords(neighbours, intl), passedWords(neighbours, intl)].filter((each) => each !== undefined);
  if (words.length === 0) return null;
  const text = words.join(' · ');
  return (
    <span className={styles['why']} title={text}>
      {text}
    </span>
  );
}

interface CaseBarProps {
  readonly ref: Ref<HTMLElement>;
  readonly loanItem: LoanItem;
  readonly neighbours: CallAnswer<typeof taskCalls.neighbours> | undefined;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  /** Actions of the case. */
  readonly children: ReactNode;
}

/** Sticky bar with the borrower, the debt and the promise, and with links to the other cases of the list. */
export function CaseBar({ ref, loanItem: { task }, neighbours, onPrevious, onNext, children }: CaseBarProps) {
  return (
    <header ref={ref} className={styles['bar']}>
      <div className={styles['line']}>
        <BackToList />
        <h1 className={styles['name']}>{task.borrowerName}</h1>
        <CodeLabel table={CASE_STATUS} tones={CASE_STATUS_TONES} code={task.status} />
        <div className={styles['owed']}>
          <span className={styles['label']}>
            <FormattedMessage id="case.amountDue" />
          </span>
          <strong className={styles['amount']}>
            <Money amount={task.amount} currency={task.currency} />
          </strong>
          <span className={styles['label']}>
            <DueDay days={task.penaltyDay} />
          </span>
        </div>
        <CaseSteps neighbours={neighbours} onPrevious={onPrevious} onNext={onNext} />
      </div>
      <div className={styles['line']}>
        <div className={styles['loan']}>
          <CopyableId id={task.loanId} />
        </div>
        <PromiseTag task={task} />
        {neighbours && <NextWhy neighbours={neighbours} />}
        <div className={styles['actions']}>{children}</div>
      </div>
    </header>
  );
}

function BackToList() {
  const { listAddress } = useCaseList();
  const { formatMessage } = useIntl();
  const back = formatMessage({ id: 'case.back' });
  return (
    <Link to={listAddress} aria-label={back} title={`${back} (${CASE_KEYS.list})`}>
      <Button type="text" size="small" icon={<ArrowLeftOutlined />} tabIndex={-1} aria-hidden />
    </Link>
  );
}

/** Days since the due date; negative after an extension into the future. */
const DueDay = ({ days }: { readonly days: number }) =>
  days < 0 ? (
    <FormattedMessage id="case.dueIn" values={{ days: -days }} />
  ) : (
    <FormattedMessage id="case.overdue" values={{ days }} />
  );
