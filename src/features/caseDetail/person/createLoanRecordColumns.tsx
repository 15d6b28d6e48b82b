import { LOAN_STATUS, LOAN_TYPE } from '@/contract/codes/caseCodes';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { LoanRecord } from '@/contract/entities/cases/material';
import type { MessageId } from '@/i18n/messageIds';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import { Money } from '@/ui/format/Money';
import type { Tones } from '@/ui/theme/tones';
import type { TableColumnsType } from 'antd';
import { FormattedMessage } from 'react-intl';

import { CaseLink } from './CaseLink';
import * as styles from './person.module.css';

const TONES: Tones = { '21': 'working', '40': 'bad', '50': 'good' };

type Task = LoanItem['task'];

const which = ({ id }: Task, { loanId, taskId, appName, productCategory }: LoanRecord) => (
  <>
    <div className={styles['figures']}>
      {taskId === null || taskId === id ? loanId : <CaseLink taskId={taskId} loanId={loanId} />}{' '}
      {taskId === id && (
        <span className={styles['aside']}>
          <FormattedMessage id="person.loans.this" />
        </span>
      )}
    </div>
    <div className={styles['aside']}>{[appName, productCategory].filter(Boolean).join(' · ')}</div>
  </>
);

const kind = ({ loanTime, reloan }: LoanRecord) => (
  <>
    <DateTime at={loanTime} />
    <div className={styles['aside']}>{reloan && <CodeLabel table={LOAN_TYPE} code={reloan} />}</div>
  </>
);

const amounts = ({ currency: usual }: Task, { amountDue, contractAmount, currency = usual }: LoanRecord) => (
  <>
    <Money amount={amountDue} currency={currency} />
    <div className={styles['aside']}>
      <FormattedMessage
        id="person.loans.of"
        values={{ contract: <Money amount={contractAmount} currency={currency} /> }}
      />
    </div>
  </>
);

const state = ({ loanStatus, penaltyDay }: LoanRecord) => (
  <>
    <CodeLabel table={LOAN_STATUS} tones={TONES} code={loanStatus} />
    {penaltyDay > 0 && (
      <div className={styles['aside']}>
        <FormattedMessage id="case.overdue" values={{ days: penaltyDay }} />
      </div>
    )}
  </>
);

/** The columns of the borrower's loans; `word` turns a message id into words. */
export const createLoanRecordColumns = (task: Task, word: (id: MessageId) => string): TableColumnsType<LoanRecord> => [
  { title: word('person.loan'), key: 'loan', render: (_, loan) => which(task, loan) },
  { title: word('case.loanTime'), key: 'time', render: (_, loan) => kind(loan) },
  { title: word('case.amountDue'), key: 'due', align: 'end', render: (_, loan) => amounts(task, loan) },
  { title: word('case.loanStatus'), key: 'status', render: (_, loan) => state(loan) },
];
