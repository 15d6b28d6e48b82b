import { CASE_STATUS } from '@/contract/codes/caseStatus';
import type { CallAnswer } from '@/contract/call';
import type { taskCalls } from '@/contract/calls/taskCalls';
import type { LoanItem } from '@/contract/entities/loanItem';
import { CodeLabel } from '@/ui/CodeLabel';
import { CASE_STATUS_TONES } from '@/ui/tones';
import { CopyableId } from '@/ui/CopyableId';
import { Money } from '@/ui/Money';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { CASE_KEYS } from './useCaseKeys';
import { CaseSteps } from './CaseSteps';
import * as styles from './caseDetail.module.css';
import { useCaseList } from './useCaseList';

interface CaseBarProps {
  readonly loanItem: LoanItem;
  readonly neighbours: CallAnswer<typeof taskCalls.neighbours> | undefined;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/** Who it is and what is owed, always in view; and the way to the other cases of the list. */
export function CaseBar({ loanItem: { task }, neighbours, onPrevious, onNext }: CaseBarProps) {
  const { listAddress } = useCaseList();
  const { formatMessage } = useIntl();
  const back = formatMessage({ id: 'case.back' });
  return (
    <header className={styles['bar']}>
      <Link to={listAddress} aria-label={back} title={`${back} (${CASE_KEYS.list})`}>
        <Button type="text" icon={<ArrowLeftOutlined />} tabIndex={-1} aria-hidden />
      </Link>
      <div className={styles['who']}>
        <h1 className={styles['name']}>{task.borrowerName}</h1>
        <CopyableId id={task.loanId} />
      </div>
      <CodeLabel table={CASE_STATUS} tones={CASE_STATUS_TONES} code={task.status} />
      <div className={styles['owed']}>
        <span className={styles['owedLabel']}>
          <FormattedMessage id="case.amountDue" />
        </span>
        <strong className={styles['owedAmount']}>
          <Money amount={task.amount} currency={task.currency} />
        </strong>
        <span className={styles['owedLabel']}>
          <FormattedMessage id="case.overdue" values={{ days: task.penaltyDay }} />
        </span>
      </div>
      <CaseSteps neighbours={neighbours} onPrevious={onPrevious} onNext={onNext} />
    </header>
  );
}
