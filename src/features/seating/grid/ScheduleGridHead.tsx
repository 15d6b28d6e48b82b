import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { isWeekend } from '../periodDays';
import * as styles from './grid.module.css';

interface ScheduleGridHeadProps {
  readonly days: readonly string[];
  readonly today: string;
  readonly onOpenDay: (day: string) => void;
}

/** The days, each of which opens its details. */
export const ScheduleGridHead = memo(function ScheduleGridHead({ days, today, onOpenDay }: ScheduleGridHeadProps) {
  const { formatDate, formatMessage } = useIntl();
  const long = (day: string) => formatDate(day, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={styles['corner']}>
          <FormattedMessage id="seating.agent" />
        </th>
        {days.map((day) => (
          <th
            key={day}
            scope="col"
            className={styles['day']}
            data-weekend={isWeekend(day) || undefined}
            data-today={day === today || undefined}
          >
            <button
              type="button"
              tabIndex={-1}
              aria-label={formatMessage({ id: 'seating.openDay' }, { day: long(day) })}
              title={long(day)}
              onClick={() => onOpenDay(day)}
            >
              <span>{formatDate(day, { weekday: 'narrow', timeZone: 'UTC' })}</span>
              <b>{Number(day.slice(8))}</b>
            </button>
          </th>
        ))}
      </tr>
    </thead>
  );
});
