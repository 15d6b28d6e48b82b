import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { SmsRecord } from '@/contract/entities/messages/sms';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { useFirstField } from '@/ui/form/useFirstField';
import { usePermission } from '@/ui/screen/currentUser';
import { Button, Alert, Modal } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import * as styles from './sms.module.css';
import { SmsForm } from './SmsForm';
import { SmsOutcome } from './SmsOutcome';
import { useSmsLog } from './useSmsLog';

interface SmsSentProps {
  readonly task: LoanItem['task'];
  /** Undefined if only the lookup by key confirmed the message: then it is the newest. */
  readonly smsId: string | undefined;
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

function useCloseWhenSent(record: SmsRecord | undefined, onClose: () => void): void {
  const isSent = record?.state === 'sent';
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isSent) close();
  }, [isSent]);
}

/** A pending message with its live state. Closes when the gateway has accepted it; Enter closes it earlier. */
function SmsSent({ task, smsId, onAnother, onClose }: SmsSentProps) {
  const { currentData: records, error, refetch } = useSmsLog(task.id);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  const record = smsId === undefined ? records?.[0] : records?.find(({ id }) => id === smsId);
  useCloseWhenSent(record, onClose);
  return (
    <div className={styles['sent']}>
      {record && (
        <>
          <p className={styles['sentTo']}>
            <FormattedMessage id="sms.sentTo" values={{ name: record.contactName ?? record.phone }} />
          </p>
          <blockquote className={styles['bubble']}>{record.content}</blockquote>
          <div aria-live="polite">
            <SmsOutcome task={task} record={record} />
          </div>
        </>
      )}
      {!record && (error ? <ErrorWithRetry error={error} onRetry={() => void refetch()} /> : <Loading rows={2} />)}
      <div className={styles['buttons']}>
        <Button ref={close} type="primary" onClick={onClose}>
          <FormattedMessage id="sms.close" />
        </Button>
        <Button onClick={onAnother}>
          <FormattedMessage id="sms.another" />
        </Button>
      </div>
    </div>
  );
}

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
