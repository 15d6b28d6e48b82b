import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { FormattedMessage } from 'react-intl';

import { DeductAgain } from './DeductAgain';
import { DeductConfirm } from './DeductConfirm';
import { DeductDone } from './DeductDone';
import { DeductForm } from './DeductForm';
import { StepDialog } from './StepDialog';
import { useDeduct } from './useDeduct';
import { WorkGate } from './WorkGate';

interface DeductDialogProps {
  readonly loanItem: LoanItem;
  readonly onClose: () => void;
}

/** Partial deduction: entered, confirmed in a full sentence, executed once whatever is clicked (CD-06). */
export function DeductDialog({ loanItem, onClose }: DeductDialogProps) {
  const { task } = loanItem;
  const deduct = useDeduct(task.id);
  const { toConfirm, repeated, done, intent, goBack } = deduct;
  return (
    <StepDialog
      title={<FormattedMessage id="repay.deduct.title" values={{ name: task.borrowerName }} />}
      isSending={intent.state === 'sending'}
      onBack={toConfirm && goBack}
      onClose={onClose}
    >
      {done ? (
        <DeductDone task={task} done={done} onAnother={deduct.startAnother} onClose={onClose} />
      ) : (
        <WorkGate permission="money.deduct" status={task.status}>
          {/* The fields retain their input during the confirmation. */}
          <div hidden={toConfirm !== undefined}>
            <DeductForm loanItem={loanItem} deduct={deduct} />
          </div>
          {toConfirm && repeated && (
            <DeductAgain key={repeated.payLogId} task={task} deduct={deduct} repeated={repeated} />
          )}
          {toConfirm && !repeated && <DeductConfirm loanItem={loanItem} deduct={deduct} amount={toConfirm.amount} />}
        </WorkGate>
      )}
    </StepDialog>
  );
}
