import { useCustomerServiceHistoryQuery } from '@/api/endpoints/management/customerServiceApi';
import { COMPLAINT_EVENT, COMPLAINT_PRIORITY, COMPLAINT_STATE, OPERATIONS_TEAM } from '@/contract/codes/complaintCodes';
import { getCodeLabel } from '@/contract/codes/codeTable';
import type { Complaint, ComplaintHistoryLine } from '@/contract/entities/management/complaint';
import { useLocale } from '@/i18n/languageContext';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { FormattedMessage } from 'react-intl';

import { ComplaintHeading, ComplaintNote } from './complaintElements';
import * as styles from './complaints.module.css';
import { STATE_TONES } from './complaintTones';

/** All that happened to a complaint, newest first. */
export function ComplaintHistory({ order }: { readonly order: Complaint }) {
  const { currentData: data, error, refetch } = useCustomerServiceHistoryQuery({ id: order.id });
  return (
    <section>
      <ComplaintHeading>
        <FormattedMessage id="complaints.history" />
      </ComplaintHeading>
      {data && (
        <ol className={styles['history']}>
          {data.map((event) => (
            <HistoryLine key={event.id} event={event} isOwn={event.workOrderId === order.id} />
          ))}
        </ol>
      )}
      {!data && (error ? <ErrorWithRetry error={error} onRetry={() => void refetch()} /> : <Loading rows={4} />)}
    </section>
  );
}

function HistoryLine({ event, isOwn }: { readonly event: ComplaintHistoryLine; readonly isOwn: boolean }) {
  const language = useLocale();
  // Only a transfer contains a code; other values are names and numbers.
  const about = event.about === null ? null : getCodeLabel(OPERATIONS_TEAM, event.about, language);
  return (
    <li className={styles['event']} data-moved={event.fromState !== event.toState}>
      <span className={styles['when']}>
        <DateTime at={event.time} />
      </span>
      <div className={styles['happened']}>
        <strong>
          <CodeLabel table={COMPLAINT_EVENT} code={event.event} />
        </strong>
        {about !== null && <span> → {about}</span>}
        {!isOwn && <ComplaintNote> #{event.workOrderId}</ComplaintNote>}
        {event.fromState !== event.toState && (
          <>
            {' '}
            <CodeLabel table={COMPLAINT_STATE} code={event.toState} tones={STATE_TONES} />
          </>
        )}
        {event.rescheduled !== null && <Rescheduled {...event.rescheduled} />}
        {event.note !== null && <p className={styles['note']}>{event.note}</p>}
      </div>
      <span className={styles['by']}>{event.by}</span>
    </li>
  );
}

type Change = NonNullable<ComplaintHistoryLine['rescheduled']>;

/** Old and new values; unchanged ones are omitted. */
function Rescheduled({ priorityBefore, priorityAfter, dueTimeBefore, dueTimeAfter }: Change) {
  return (
    <div className={styles['note']}>
      {priorityBefore !== priorityAfter && (
        <div>
          <CodeLabel table={COMPLAINT_PRIORITY} code={priorityBefore} /> →{' '}
          <CodeLabel table={COMPLAINT_PRIORITY} code={priorityAfter} />
        </div>
      )}
      {dueTimeBefore !== dueTimeAfter && (
        <div>
          <DateTime at={dueTimeBefore} /> → <DateTime at={dueTimeAfter} />
        </div>
      )}
    </div>
  );
}
