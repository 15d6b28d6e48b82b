import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { Money } from '@/ui/format/Money';
import { FormattedMessage } from 'react-intl';

import { remainder } from './amountRule';
import { ConfirmStep } from './ConfirmStep';
import type { useDeduct } from './useDeduct';

interface DeductConfirmProps {
  readonly loanItem: LoanItem;
  readonly deduct: ReturnType<typeof useDeduct>;
  readonly amount: number;
}

/** Amount, account, borrower and remaining debt, before money moves (CD-06). */
export function DeductConfirm({ loanItem: { task, deductionAccount }, deduct, amount }: DeductConfirmProps) {
  const { intent, confirm, goBack } = deduct;
  const money = (value: number) => <Money amount={value} currency={task.currency} />;
  const values = {
    amount: <strong>{money(amount)}</strong>,
    account: <strong>{deductionAccount}</strong>,
    name: <strong>{task.borrowerName}</strong>,
    rest: <strong>{money(remainder(task.amount, amount, task.currency))}</strong>,
  };
  return (
    <ConfirmStep
      warning={<FormattedMessage id="repay.deduct.once" />}
      action={<FormattedMessage id="repay.deduct.do" values={{ amount: money(amount) }} />}
      isSending={intent.state === 'sending'}
      onConfirm={confirm}
      onBack={goBack}
    >
      <FormattedMessage id="repay.deduct.sentence" values={values} />
    </ConfirmStep>
  );
}
