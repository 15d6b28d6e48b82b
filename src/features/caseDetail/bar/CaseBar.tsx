import type { CallAnswer } from '@/contract/call';
import type { taskCalls } from '@/contract/calls/cases/taskCalls';
import { CASE_STATUS } from '@/contract/codes/caseCodes';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { CopyableId } from '@/ui/format/CopyableId';
import { Money } from '@/ui/format/Money';
import { CASE_STATUS_TONES } from '@/ui/theme/tones';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode, Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import * as styles from './caseBar.module.css';
import { CASE_KEYS } from '../keys/caseKeys';
import { CaseSteps } from './CaseSteps';
import { NextWhy } from './NextWhy';
import { PromiseTag } from './PromiseTag';
import { useCaseList } from './useCaseList';

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
