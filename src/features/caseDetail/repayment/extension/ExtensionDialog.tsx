import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { calculateExtendedDay } from '@/contract/money/calculateExtendedDay';
import { CalendarDay } from '@/ui/dates/DateTime';
import { useInstitutionDate } from '@/ui/dates/institutionDay';
import { Alert, Button } from 'antd';
import { FormattedMessage } from 'react-intl';

import { ConfirmStep } from '../ConfirmStep';
import * as styles from '../repayment.module.css';
import { StepDialog } from '../StepDialog';
import { WorkPermissionGate } from '../WorkPermissionGate';
import { ExtensionForm } from './ExtensionForm';
import { useExtension } from './useExtension';

interface ExtensionDoneProps {
  /** Undefined if only the lookup by key confirmed the extension. */
  readonly newDate: string | undefined;
  readonly onClose: () => void;
}

/** Outcome of the extension: the loan's new due date. */
function ExtensionDone({ newDate, onClose }: ExtensionDoneProps) {
  return (
    <>
      <Alert
        type="success"
        showIcon
        className={styles['doneNote'] ?? ''}
        title={<FormattedMessage id="repay.extension.done" />}
        description={
          newDate && <FormattedMessage id="repay.extension.newDate" values={{ date: <CalendarDay at={newDate} /> }} />
        }
      />
      <Button type="primary" onClick={onClose}>
        <FormattedMessage id="repay.close" />
      </Button>
    </>
  );
}

interface ExtensionConfirmProps {
  readonly task: LoanItem['task'];
  readonly extension: ReturnType<typeof useExtension>;
  readonly days: number;
}

/** Confirmation with the borrower, the current due date and the new one. */
function ExtensionConfirm({ task: { borrowerName, penaltyDate }, extension, days }: ExtensionConfirmProps) {
  const today = useInstitutionDate();
  const { submission, confirm, goBack } = extension;
  const values = {
    name: <strong>{borrowerName}</strong>,
    days,
    from: <CalendarDay at={penaltyDate} />,
    to: (
      <strong>
        <CalendarDay at={calculateExtendedDay(penaltyDate, days, today)} />
      </strong>
    ),
  };
  return (
    <ConfirmStep
      action={<FormattedMessage id="repay.extension.do" values={{ days }} />}
      isSending={submission.state === 'sending'}
      onConfirm={confirm}
      onBack={goBack}
    >
      <FormattedMessage id="repay.extension.sentence" values={values} />
    </ConfirmStep>
  );
}

interface ExtensionDialogProps {
  readonly loanItem: LoanItem;
  readonly onClose: () => void;
}

/** Puts off the due date of a loan; the case ends by extension (§4 C32). */
export function ExtensionDialog({ loanItem: { task }, onClose }: ExtensionDialogProps) {
  const extension = useExtension(task.id);
  const { toConfirm, isDone, newDate, submission, goBack } = extension;
  return (
    <StepDialog
      title={<FormattedMessage id="repay.extension.title" values={{ name: task.borrowerName }} />}
      isSending={submission.state === 'sending'}
      onBack={toConfirm && goBack}
      onClose={onClose}
    >
      {isDone ? (
        <ExtensionDone newDate={newDate} onClose={onClose} />
      ) : (
        <WorkPermissionGate permission="cases.extend" status={task.status}>
          <div hidden={toConfirm !== undefined}>
            <ExtensionForm taskId={task.id} extension={extension} />
          </div>
          {toConfirm && <ExtensionConfirm task={task} extension={extension} days={toConfirm.days} />}
        </WorkPermissionGate>
      )}
    </StepDialog>
  );
}
