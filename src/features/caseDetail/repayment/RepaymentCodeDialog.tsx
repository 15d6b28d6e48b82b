import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { useFirstField } from '@/ui/form/useFirstField';
import { Modal } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { PanelHeading } from '../PanelHeading';
import { CodeHistory } from './CodeHistory';
import { CodeRequestForm } from './CodeRequestForm';
import { CodeWaiting } from './CodeWaiting';
import { Note } from './styled';
import { useCodes } from './useCodes';
import { WorkGate } from './WorkGate';

interface RepaymentCodeDialogProps {
  readonly loanItem: LoanItem;
  readonly onClose: () => void;
}

/** Dialog for repayment and extension codes: request, waiting, and earlier codes (CD-10). */
export function RepaymentCodeDialog({ loanItem: { task }, onClose }: RepaymentCodeDialogProps) {
  const [page, setPage] = useState(1);
  const newest = useCodes(task.id, 1).data?.result[0];
  const box = useFirstField('[inputmode]');
  return (
    <Modal
      open
      title={<FormattedMessage id="repay.code.title" values={{ name: task.borrowerName }} />}
      footer={null}
      width={980}
      onCancel={onClose}
    >
      <div ref={box}>
        <WorkGate permission="codes.request" status={task.status}>
          <Note>
            <FormattedMessage id="repay.code.hint" />
          </Note>
          <CodeRequestForm task={task} newest={newest} />
          <CodeWaiting taskId={task.id} newest={newest} />
        </WorkGate>
        <PanelHeading title="repay.code.history" />
        <CodeHistory taskId={task.id} page={page} onPage={setPage} />
      </div>
    </Modal>
  );
}
