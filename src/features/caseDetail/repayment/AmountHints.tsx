import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { isBelowDue } from '@/contract/rules';
import { Money } from '@/ui/format/Money';
import { Button, Form, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { getHalf, remainder } from './amountRule';
import type { DeductFields } from './deductFields';
import { ChipRow } from './styled';
import * as styles from './repayment.module.css';

interface AmountHintsProps {
  readonly task: LoanItem['task'];
  readonly onChoose: (amount: number) => void;
  /** Further content next to the amount. */
  readonly children?: ReactNode;
}

/** Suggests likely amounts, selectable by one click. The full amount due is never suggested: an amount must be lower (CD-06, CD-10). */
export function AmountHints({ task, onChoose, children }: AmountHintsProps) {
  const { amount: due, currency, promisedAmount } = task;
  const half = getHalf(due, currency);
  const money = (value: number) => <Money amount={value} currency={currency} />;
  return (
    <ChipRow>
      {typeof promisedAmount === 'number' && isBelowDue(promisedAmount, due) && (
        <Button size="small" onClick={() => onChoose(promisedAmount)}>
          <FormattedMessage id="repay.amount.promised" values={{ amount: money(promisedAmount) }} />
        </Button>
      )}
      {isBelowDue(half, due) && (
        <Button size="small" onClick={() => onChoose(half)}>
          <FormattedMessage id="repay.amount.half" values={{ amount: money(half) }} />
        </Button>
      )}
      {children}
    </ChipRow>
  );
}

interface RemainsProps {
  readonly task: LoanItem['task'];
  readonly form: FormInstance<DeductFields>;
}

/** Remaining debt after the amount. */
export function Remains({ task: { amount: due, currency }, form }: RemainsProps) {
  const amount = Form.useWatch('amount', form);
  if (typeof amount !== 'number' || !isBelowDue(amount, due)) return null;
  const remains = <Money amount={remainder(due, amount, currency)} currency={currency} />;
  return (
    <span className={styles['remains']}>
      <FormattedMessage id="repay.deduct.remains" values={{ amount: remains }} />
    </span>
  );
}
