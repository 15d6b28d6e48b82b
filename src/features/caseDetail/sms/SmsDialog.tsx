import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { usePermission } from '@/ui/screen/currentUser';
import { useFirstField } from '@/ui/form/useFirstField';
import { Alert, Modal } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { SmsForm } from './SmsForm';
import { SmsSent } from './SmsSent';

interface SmsDialogProps {
  readonly loanItem: LoanItem;
  readonly onClose: () => void;
}

/** Sends a message about a case: to a contact or a number by hand, from a template or in own words (CD-02). */
export function SmsDialog({ loanItem: { task }, onClose }: SmsDialogProps) {
  const maySend = usePermission('sms.send');
  const [sent, setSent] = useState<{ readonly smsId: string | undefined }>();
  const box = useFirstField();
  return (
    <Modal
      open
      title={<FormattedMessage id="sms.title" values={{ name: task.borrowerName }} />}
      footer={null}
      width={680}
      mask={{ closable: false }}
      onCancel={onClose}
    >
      <div ref={box}>
        {!maySend && <Alert type="info" showIcon title={<FormattedMessage id="sms.notAllowed" />} />}
        {maySend && !sent && <SmsForm task={task} onSent={(smsId) => setSent({ smsId })} />}
        {maySend && sent && (
          <SmsSent task={task} smsId={sent.smsId} onAnother={() => setSent(undefined)} onClose={onClose} />
        )}
      </div>
    </Modal>
  );
}
