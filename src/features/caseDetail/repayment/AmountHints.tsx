import type { LoanItem } from '@/contract/entities/loanItem';
import { isBelowDue } from '@/contract/rules';
import { Money } from '@/ui/Money';
import { Button, Form, type FormInstance } from 'antd';
import { FormattedMessage } from 'react-intl';

import { remainder } from './amountRule';
import type { DeductFields } from './deductFields';
import { ChipRow } from './styled';
import * as styles from './amountHints.module.css';

interface AmountHintsProps {
  readonly task: LoanItem['task'];
  readonly form: FormInstance<DeductFields>;
  readonly onChoose: () => void;
}

/** What is likely to be meant, one click away, and what would remain of the debt. */
export function AmountHints({ task, form, onChoose }: AmountHintsProps) {
  const { amount: due, currency, promisedAmount } = task;
  const amount = Form.useWatch('amount', form);
  const half = Math.floor(due / 2);
  const money = (value: number) => <Money amount={value} currency={currency} />;
  const choose = (value: number) => {
    form.setFieldValue('amount', value);
    void form.validateFields(['amount']);
    onChoose();
  };
  return (
    <ChipRow>
      {typeof promisedAmount === 'number' && isBelowDue(promisedAmount, due) && (
        <Button size="small" onClick={() => choose(promisedAmount)}>
          <FormattedMessage id="repay.amount.promised" values={{ amount: money(promisedAmount) }} />
        </Button>
      )}
      {isBelowDue(half, due) && (
        <Button size="small" onClick={() => choose(half)}>
          <FormattedMessage id="repay.amount.half" values={{ amount: money(half) }} />
        </Button>
      )}
      {typeof amount === 'number' && isBelowDue(amount, due) && (
        <span className={styles['remains']}>
          <FormattedMessage id="repay.deduct.remains" values={{ amount: money(remainder(due, amount, currency)) }} />
        </span>
      )}
    </ChipRow>
  );
}
