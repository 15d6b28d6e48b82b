import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { FormattedMessage } from 'react-intl';

import { ExtensionConfirm } from './ExtensionConfirm';
import { ExtensionDone } from './ExtensionDone';
import { ExtensionForm } from './ExtensionForm';
import { StepDialog } from './StepDialog';
import { useExtension } from './useExtension';
import { WorkGate } from './WorkGate';

interface ExtensionDialogProps {
  readonly loanItem: LoanItem;
  readonly onClose: () => void;
}

/** Puts off the due date of a loan; the case ends by extension (§4 C32). */
export function ExtensionDialog({ loanItem: { task }, onClose }: ExtensionDialogProps) {
  const extension = useExtension(task.id);
  const { toConfirm, isDone, newDate, intent, goBack } = extension;
  return (
    <StepDialog
      title={<FormattedMessage id="repay.extension.title" values={{ name: task.borrowerName }} />}
      isSending={intent.state === 'sending'}
      onBack={toConfirm && goBack}
      onClose={onClose}
    >
      {isDone ? (
        <ExtensionDone newDate={newDate} onClose={onClose} />
      ) : (
        <WorkGate permission="cases.extend" status={task.status}>
          <div hidden={toConfirm !== undefined}>
            <ExtensionForm taskId={task.id} extension={extension} />
          </div>
          {toConfirm && <ExtensionConfirm task={task} extension={extension} days={toConfirm.days} />}
        </WorkGate>
      )}
    </StepDialog>
  );
}
