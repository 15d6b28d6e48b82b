import { useSmsRetryMutation } from '@/api/endpoints/cases/smsApi';
import { smsCalls } from '@/contract/calls/cases/smsCalls';
import { isOpenStatus, COLLECTION_RESULT } from '@/contract/codes/caseCodes';
import { SMS_RECEIPT, SMS_STATE } from '@/contract/codes/messageCodes';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { SmsRecord } from '@/contract/entities/messages/sms';
import { isOutcomePending } from '@/machines/submissionMachine';
import { DateTime } from '@/ui/dates/DateTime';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { Money } from '@/ui/format/Money';
import { usePermission } from '@/ui/screen/currentUser';
import { RedoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { FormattedMessage } from 'react-intl';

import { UnconfirmedOutcomeAlert } from '../submission/SubmissionStatus';
import { useNewSubmission } from '../submission/useNewSubmission';
import { ContinueWithReason } from '../lawful/ContinueWithReason';
import * as styles from './sms.module.css';
import { RECEIPT_TONES, SMS_TONES } from './smsTones';

interface SmsRetryProps {
  readonly taskId: string;
  readonly smsId: string;
}

/** Sends a failed message again, as a new one that counts (CD-02). */
function SmsRetry({ taskId, smsId }: SmsRetryProps) {
  const [retry] = useSmsRetryMutation();
  const submission = useNewSubmission({
    taskId,
    row: smsCalls.retry,
    send: (input: { readonly smsId: string; readonly lawReason?: string }, idempotencyKey) =>
      retry({ ...input, idempotencyKey }),
  });
  return (
    <>
      <Button
        size="small"
        icon={<RedoOutlined />}
        loading={submission.isBusy}
        disabled={isOutcomePending(submission.state) || submission.state === 'done'}
        onClick={() => submission.submit({ smsId })}
      >
        <FormattedMessage id="sms.retry" />
      </Button>
      <UnconfirmedOutcomeAlert submission={submission} />
      <ContinueWithReason error={submission.refusal} onGoOn={(lawReason) => submission.submit({ smsId, lawReason })} />
    </>
  );
}

interface SmsOutcomeProps {
  readonly task: LoanItem['task'];
  readonly record: SmsRecord;
}

/** Progress of a message: its state, the result in the collection log, the reason of a failure, and a retry. */
export function SmsOutcome({ task, record }: SmsOutcomeProps) {
  const maySend = usePermission('sms.send') && isOpenStatus(task.status);
  return (
    <div className={styles['outcome']}>
      <CodeLabel table={SMS_STATE} tones={SMS_TONES} code={record.state} />
      {record.result && (
        <span className={styles['aside']}>
          <CodeLabel table={COLLECTION_RESULT} code={record.result} />
        </span>
      )}
      {record.receipt && (
        <span className={styles['aside']}>
          <CodeLabel table={SMS_RECEIPT} tones={RECEIPT_TONES} code={record.receipt} />{' '}
          <DateTime at={record.receiptTime} />
        </span>
      )}
      {typeof record.cost === 'number' && (
        <span className={styles['aside']}>
          <Money amount={record.cost} />
        </span>
      )}
      {record.failure && <span className={styles['failure']}>{record.failure}</span>}
      {record.canRetry && maySend && <SmsRetry taskId={task.id} smsId={record.id} />}
    </div>
  );
}
