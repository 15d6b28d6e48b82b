import { getServerNow } from '@/browser/server/serverClock';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { RepeatedDeduction } from '@/contract/entities/money/payLog';
import { CLOCK } from '@/i18n/locale';
import { Money } from '@/ui/format/Money';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { calculateRemainder } from '../AmountField';
import { ConfirmStep } from '../ConfirmStep';
import { StepDialog } from '../StepDialog';
import { WorkPermissionGate } from '../WorkPermissionGate';
import { DeductionResult } from './DeductionResult';
import { DeductForm } from './DeductForm';
import { useDeduct } from './useDeduct';

interface DeductConfirmProps {
  readonly loanItem: LoanItem;
  readonly deduct: ReturnType<typeof useDeduct>;
  readonly amount: number;
}

/** Amount, account, borrower and remaining debt, before money moves (CD-06). */
function DeductConfirm({ loanItem: { task, deductionAccount }, deduct, amount }: DeductConfirmProps) {
  const { submission, confirm, goBack } = deduct;
  const money = (value: number) => <Money amount={value} currency={task.currency} />;
  const values = {
    amount: <strong>{money(amount)}</strong>,
    account: <strong>{deductionAccount}</strong>,
    name: <strong>{task.borrowerName}</strong>,
    rest: <strong>{money(calculateRemainder(task.amount, amount, task.currency))}</strong>,
  };
  return (
    <ConfirmStep
      warning={<FormattedMessage id="repay.deduct.once" />}
      action={<FormattedMessage id="repay.deduct.do" values={{ amount: money(amount) }} />}
      isSending={submission.state === 'sending'}
      onConfirm={confirm}
      onBack={goBack}
    >
      <FormattedMessage id="repay.deduct.sentence" values={values} />
    </ConfirmStep>
  );
}

interface DeductAgainProps {
  readonly task: LoanItem['task'];
  readonly deduct: ReturnType<typeof useDeduct>;
  readonly repeated: RepeatedDeduction;
}

const MINUTE_MS = 60_000;

/** Whole minutes since a time; the clocks of server and device need not agree. */
const minutesSince = (time: string): number => Math.max(0, Math.floor((getServerNow() - Date.parse(time)) / MINUTE_MS));

/** Requires a second confirmation if the same amount was deducted from this loan moments ago (CD-06). */
function DeductAgain({ task, deduct: { submission, confirm, goBack }, repeated }: DeductAgainProps) {
  const { formatTime } = useIntl();
  const { amount, opTime } = repeated;
  const [minutes] = useState(() => minutesSince(opTime));
  const money = (value: number) => <Money amount={value} currency={task.currency} />;
  const values = {
    amount: <strong>{money(amount)}</strong>,
    minutes,
    time: formatTime(opTime, CLOCK),
    rest: <strong>{money(calculateRemainder(task.amount, amount, task.currency))}</strong>,
  };
  return (
    <ConfirmStep
      warning={<FormattedMessage id="repay.deduct.twice" />}
      action={<FormattedMessage id="repay.deduct.doAgain" values={{ amount: money(amount) }} />}
      isSending={submission.state === 'sending'}
      onConfirm={confirm}
      onBack={goBack}
    >
      <FormattedMessage id="repay.deduct.again" values={values} />
    </ConfirmStep>
  );
}

interface DeductDialogProps {
  readonly loanItem: LoanItem;
  readonly onClose: () => void;
}

/** Partial deduction: entered, confirmed in a full sentence, executed once whatever is clicked (CD-06). */
export function DeductDialog({ loanItem, onClose }: DeductDialogProps) {
  const { task } = loanItem;
  const deduct = useDeduct(task.id);
  const { toConfirm, repeated, done, submission, goBack } = deduct;
  return (
    <StepDialog
      title={<FormattedMessage id="repay.deduct.title" values={{ name: task.borrowerName }} />}
      isSending={submission.state === 'sending'}
      onBack={toConfirm && goBack}
      onClose={onClose}
    >
      {done ? (
        <DeductionResult task={task} done={done} onAnother={deduct.startAnother} onClose={onClose} />
      ) : (
        <WorkPermissionGate permission="money.deduct" status={task.status}>
          {/* The fields retain their input during the confirmation. */}
          <div hidden={toConfirm !== undefined}>
            <DeductForm loanItem={loanItem} deduct={deduct} />
          </div>
          {toConfirm && repeated && (
            <DeductAgain key={repeated.payLogId} task={task} deduct={deduct} repeated={repeated} />
          )}
          {toConfirm && !repeated && <DeductConfirm loanItem={loanItem} deduct={deduct} amount={toConfirm.amount} />}
        </WorkPermissionGate>
      )}
    </StepDialog>
  );
}
