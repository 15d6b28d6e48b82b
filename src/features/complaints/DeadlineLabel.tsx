import { DAY_MS, HOUR_MS } from '@/contract/duration';
import { getServerNow } from '@/browser/server/serverClock';
import { COMPLAINT_DEADLINE } from '@/contract/codes/complaintCodes';
import type { ComplaintRow } from '@/contract/entities/management/complaint';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './complaints.module.css';
import { DEADLINE_TONES } from './complaintTones';

const MINUTE_MS = 60_000;

/** Converts a duration to the unit common in speech. */
function inWords(ms: number): [number, 'minute' | 'hour' | 'day'] {
  if (Math.abs(ms) < HOUR_MS) return [Math.round(ms / MINUTE_MS), 'minute'];
  return Math.abs(ms) < 2 * DAY_MS ? [Math.round(ms / HOUR_MS), 'hour'] : [Math.round(ms / DAY_MS), 'day'];
}

/** Shows the deadline of a complaint by color, in words, and as the time remaining or overdue. */
export function DeadlineLabel({
  order,
}: {
  readonly order: Pick<ComplaintRow, 'deadline' | 'dueTime' | 'completedTime'>;
}) {
  const { formatRelativeTime, formatDate } = useIntl();
  const [now] = useState(getServerNow);
  const left = formatRelativeTime(...inWords(Date.parse(order.dueTime) - now), { style: 'short' });
  return (
    <span className={styles['deadline']}>
      <CodeLabel table={COMPLAINT_DEADLINE} code={order.deadline} tones={DEADLINE_TONES} />
      {order.completedTime === null && (
        <time
          dateTime={order.dueTime}
          title={formatDate(order.dueTime, { dateStyle: 'medium', timeStyle: 'short' })}
          className={styles['left']}
        >
          {left}
        </time>
      )}
    </span>
  );
}
