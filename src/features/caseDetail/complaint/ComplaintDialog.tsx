import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { ROUTES } from '@/contract/routes';
import { useGuardedClose } from '@/ui/unsaved/useGuardedClose';
import { Alert, Button } from 'antd';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { StepDialog } from '../repayment/StepDialog';
import * as styles from './complaint.module.css';
import { ComplaintForm } from './ComplaintForm';
import { useComplaint } from './useComplaint';

interface ComplaintDialogProps {
  readonly loanItem: LoanItem;
  readonly onClose: () => void;
}

/** Registers a complaint from its case (CM-01). */
export function ComplaintDialog({ loanItem: { task }, onClose }: ComplaintDialogProps) {
  const { submission, isDone, workOrderId } = useComplaint(task.id);
  return (
    <StepDialog
      title={<FormattedMessage id="case.complaint.title" values={{ name: task.borrowerName }} />}
      isSending={submission.state === 'sending'}
      onClose={useGuardedClose(onClose)}
    >
      {isDone ? (
        <Registered workOrderId={workOrderId} onClose={onClose} />
      ) : (
        <ComplaintForm task={task} submission={submission} />
      )}
    </StepDialog>
  );
}

/** The element that had the focus is removed with the form. */
const focus = (button: HTMLElement | null): void => button?.focus();

interface RegisteredProps {
  readonly workOrderId: string | undefined;
  readonly onClose: () => void;
}

function Registered({ workOrderId, onClose }: RegisteredProps) {
  return (
    <div className={styles['done']}>
      <Alert type="success" showIcon title={<FormattedMessage id="case.complaint.done" />} />
      <div className={styles['buttons']}>
        <Button ref={focus} type="primary" onClick={onClose}>
          <FormattedMessage id="case.complaint.close" />
        </Button>
        {workOrderId !== undefined && (
          <Link to={`${ROUTES.complaints.path}?id=${encodeURIComponent(workOrderId)}`}>
            <FormattedMessage id="case.held.open" values={{ id: workOrderId }} />
          </Link>
        )}
      </div>
    </div>
  );
}
