import { isOpenStatus, COLLECTION_RESULT } from '@/contract/codes/caseCodes';
import { SMS_STATE } from '@/contract/codes/messageCodes';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { SmsRecord } from '@/contract/entities/messages/sms';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { usePermission } from '@/ui/screen/currentUser';

import * as styles from './sms.module.css';
import { SmsRetry } from './SmsRetry';
import { SMS_TONES } from './smsTones';

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
      {record.failure && <span className={styles['failure']}>{record.failure}</span>}
      {record.canRetry && maySend && <SmsRetry taskId={task.id} smsId={record.id} />}
    </div>
  );
}
