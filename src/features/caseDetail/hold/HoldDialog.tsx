import type { LoanItem } from '@/contract/entities/loanItem';
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

/** Holds a case, or prolongs, changes or lifts the hold that is in force (MI-10). */
export function HoldDialog({ loanItem: { task, heldBy }, onClose }: HoldDialogProps) {
  // As it was when it opened: what somebody else decides meanwhile is told by the server's refusal.
  const [hold] = useState(heldBy?.hold ?? undefined);
  const intent = useHold({ taskId: task.id, holdId: hold?.id, onDone: onClose });
  return (
    <StepDialog
      title={<FormattedMessage id="case.hold.title" values={{ name: task.borrowerName }} />}
      isSending={intent.state === 'sending'}
      onClose={useGuardedClose(onClose)}
    >
      <HoldForm hold={hold} intent={intent} />
    </StepDialog>
  );
}
