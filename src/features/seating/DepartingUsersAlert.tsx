import type { ScheduleRow } from '@/contract/entities/management/workSchedule';
import { getQueueListPath } from '@/contract/routes';
import { CalendarDay } from '@/ui/dates/DateTime';
import { Alert } from 'antd';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import * as styles from './seating.module.css';

/** Alert about users who leave or are disabled but still hold cases, which must be reassigned. */
export function DepartingUsersAlert({ rows }: { readonly rows: readonly ScheduleRow[] }) {
  const leavers = rows.filter((row) => row.boundCases > 0 && (row.departedFrom !== null || !row.enabled));
  if (leavers.length === 0) return null;
  const cases = leavers.reduce((sum, { boundCases }) => sum + boundCases, 0);
  return (
    <Alert
      type="warning"
      showIcon
      title={
        <div className={styles['leavers']}>
          <strong>
            <FormattedMessage id="seating.leavers" values={{ people: leavers.length, cases }} />
          </strong>
          <ul>
            {leavers.map((row) => (
              <li key={row.userId}>
                <Leaver row={row} />
              </li>
            ))}
          </ul>
        </div>
      }
    />
  );
}

function Leaver({ row }: { readonly row: ScheduleRow }) {
  const { name, departedFrom, boundCases, queueId, queueName } = row;
  return (
    <>
      {name}
      {': '}
      {departedFrom === null ? (
        <FormattedMessage id="seating.disabled" />
      ) : (
        <FormattedMessage id="seating.leavesOn" values={{ day: <CalendarDay at={departedFrom} /> }} />
      )}
      {' · '}
      <FormattedMessage id="seating.bound" values={{ count: boundCases }} />
      {queueId !== null && (
        <>
          {' · '}
          <Link to={getQueueListPath(queueId)}>
            <FormattedMessage id="seating.rebind" values={{ queue: queueName ?? '' }} />
          </Link>
        </>
      )}
    </>
  );
}
