import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { Money } from '@/ui/format/Money';
import { FormattedMessage } from 'react-intl';

import * as styles from './repayment.module.css';

/** Account and debt, to verify before an amount is entered. */
export function DeductFacts({ loanItem: { task, deductionAccount } }: { readonly loanItem: LoanItem }) {
  return (
    <dl className={styles['facts']}>
      <dt>
        <FormattedMessage id="case.amountDue" />
      </dt>
      <dd>
        <strong>
          <Money amount={task.amount} currency={task.currency} />
        </strong>
      </dd>
      <dt>
        <FormattedMessage id="repay.loan" />
      </dt>
      <dd>{task.loanId}</dd>
      <dt>
        <FormattedMessage id="repay.deduct.account" />
      </dt>
      <dd>{deductionAccount}</dd>
    </dl>
  );
}
