import { SMS_STATE } from '@/contract/codes/messageCodes';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import { FormattedMessage } from 'react-intl';

import * as styles from './sms.module.css';
import { SMS_TONES } from './smsTones';
import { useSmsLog } from './useSmsLog';

/** Newest message of the case. Prevents a duplicate message, after another user's or after a lost response. */
export function NewestSms({ taskId }: { readonly taskId: string }) {
  const { currentData: [newest] = [] } = useSmsLog(taskId);
  if (!newest) return null;
  return (
    <div className={styles['newest']}>
      <FormattedMessage
        id="sms.newest"
        values={{ name: newest.contactName ?? newest.phone, time: <DateTime at={newest.time} /> }}
      />{' '}
      <CodeLabel table={SMS_STATE} tones={SMS_TONES} code={newest.state} />
      <div className={styles['newestText']}>{newest.content}</div>
    </div>
  );
}
