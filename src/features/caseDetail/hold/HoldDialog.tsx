import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { useGuardedClose } from '@/ui/unsaved/useGuardedClose';
import { FormattedMessage } from 'react-intl';
import { useState } from 'react';

import { StepDialog } from '../repayment/StepDialog';
import { HoldForm } from './HoldForm';
import { useHold } from './useHold';

interface HoldDialogProps {
  readonly loanItem: LoanItem;
  readonly onClose: () => void;
}

/** Dialog that holds a case, or prolongs, changes or lifts the hold in force (MI-10). */
export function HoldDialog({ loanItem: { task, heldBy }, onClose }: HoldDialogProps) {
  // Fixed when the dialog opens. If another user decides meanwhile, the server refuses the request.
  const [hold] = useState(heldBy?.hold ?? undefined);
  const submission = useHold({ taskId: task.id, holdId: hold?.id, onDone: onClose });
  return (
    <StepDialog
      title={<FormattedMessage id="case.hold.title" values={{ name: task.borrowerName }} />}
      isSending={submission.state === 'sending'}
      onClose={useGuardedClose(onClose)}
    >
      <HoldForm hold={hold} submission={submission} />
    </StepDialog>
  );
}
