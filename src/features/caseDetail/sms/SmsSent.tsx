import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import * as styles from './sms.module.css';
import { SmsOutcome } from './SmsOutcome';
import { useSmsLog } from './useSmsLog';

interface SmsSentProps {
  readonly task: LoanItem['task'];
  /** Undefined if only the lookup by key confirmed the message: then it is the newest. */
  readonly smsId: string | undefined;
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

/** A pending message with its live state; Enter closes it. */
export function SmsSent({ task, smsId, onAnother, onClose }: SmsSentProps) {
  const { currentData: records, error, refetch } = useSmsLog(task.id);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  const record = smsId === undefined ? records?.[0] : records?.find(({ id }) => id === smsId);
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
