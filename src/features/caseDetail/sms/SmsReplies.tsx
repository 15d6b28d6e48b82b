import { useSmsReadRepliesMutation } from '@/api/endpoints/cases/smsApi';
import { useTaskWorkTimelineQuery } from '@/api/endpoints/cases/taskWorkApi';
import { REPLY_EFFECT } from '@/contract/codes/messageCodes';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { MESSAGE_CHANNEL } from '@/contract/messageChannels';
import { TIMELINE_PER_PAGE } from '@/contract/ourLimits';
import { DateTime } from '@/ui/dates/DateTime';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { useCurrentUser } from '@/ui/screen/currentUser';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './sms.module.css';
import { REPLY_TONES } from './smsTones';

type Task = LoanItem['task'];

const REPLIES = { kinds: 'reply', page: 1, size: TIMELINE_PER_PAGE } as const;

/** Marks the replies as read while the agent of the case has the messages open. An opened tab stays mounted when another is chosen. */
function useReadReplies({ id, agentId, unreadReplies }: Task): void {
  const [read] = useSmsReadRepliesMutation();
  const userId = useCurrentUser()?.id;
  const [params] = useSearchParams();
  const isReading = params.get('tab') === 'messages' && agentId === userId;
  const unread = isReading ? unreadReplies : 0;
  useEffect(() => {
    if (unread) void read({ taskId: id });
  }, [unread, id, read]);
}

/** The newest replies to the messages of a case; all are in the timeline. */
export function SmsReplies({ task }: { readonly task: Task }) {
  const { formatMessage } = useIntl();
  const { currentData, error, refetch } = useTaskWorkTimelineQuery({ id: task.id, ...REPLIES });
  useReadReplies(task);
  if (error && !currentData) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  if (!currentData || currentData.totalCount === 0) return null;
  return (
    <ul className={styles['replies']} aria-label={formatMessage({ id: 'sms.replies' })}>
      {currentData.result.map(({ id, time, contactName, text, code, detail }) => (
        <li key={id}>
          <div className={styles['aside']}>
            {contactName} · {code && <CodeLabel table={MESSAGE_CHANNEL} code={code} />} · <DateTime at={time} />{' '}
            {detail && <CodeLabel table={REPLY_EFFECT} tones={REPLY_TONES} code={detail} />}
          </div>
          <blockquote className={styles['bubble']}>{text}</blockquote>
        </li>
      ))}
    </ul>
  );
}
