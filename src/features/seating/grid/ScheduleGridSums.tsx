import type { DutySumRow } from '@/contract/entities/management/seatPlan';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { isWeekend } from '../listPeriodDays';
import * as styles from './grid.module.css';

interface ScheduleGridSumsProps {
  readonly days: readonly string[];
  readonly sums: readonly DutySumRow[] | undefined;
  readonly today: string;
  readonly onOpenDay: (day: string) => void;
}

/** Per day: who is on duty, how many are needed, how many are short; the shortfall opens the day. */
export const ScheduleGridSums = memo(function ScheduleGridSums({
  days,
  sums,
  today,
  onOpenDay,
}: ScheduleGridSumsProps) {
  const { formatMessage, formatDate } = useIntl();
  const byDay = new Map(sums?.map((sum) => [sum.day, sum]));
  const places = (day: string) => ({
    'data-weekend': isWeekend(day) || undefined,
    'data-today': day === today || undefined,
  });
  return (
    <tfoot>
      {(['expectedStaff', 'needed'] as const).map((figure) => (
        <tr key={figure}>
          <th scope="row" className={styles['sumName']}>
            <FormattedMessage id={`seating.sum.${figure}`} />
          </th>
          {days.map((day) => (
            <td key={day} className={styles['sum']} {...places(day)}>
              {byDay.get(day)?.[figure] ?? ''}
            </td>
          ))}
        </tr>
      ))}
      <tr>
        <th scope="row" className={styles['sumName']}>
          <FormattedMessage id="seating.sum.shortfall" />
        </th>
        {days.map((day) => (
          <td key={day} className={styles['sum']} {...places(day)}>
            <Shortfall
              sum={byDay.get(day)}
              isPast={day < today}
              label={(count) =>
                formatMessage(
                  { id: 'seating.shortOn' },
                  { count, day: formatDate(day, { day: 'numeric', month: 'long', timeZone: 'UTC' }) },
                )
              }
              onOpenDay={onOpenDay}
            />
          </td>
        ))}
      </tr>
    </tfoot>
  );
});

interface ShortfallProps {
  readonly sum: DutySumRow | undefined;
  /** The day is past: it can be read but not changed. */
  readonly isPast: boolean;
  readonly label: (count: number) => string;
  readonly onOpenDay: (day: string) => void;
}

function Shortfall({ sum, isPast, label, onOpenDay }: ShortfallProps) {
  if (!sum) return null;
  if (sum.shortfall === 0) {
    return (
      <span className={styles['enough']} aria-label={label(0)}>
        ✓
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles['short']}
      data-past={isPast || undefined}
      aria-label={label(sum.shortfall)}
      onClick={() => onOpenDay(sum.day)}
    >
      {sum.shortfall}
    </button>
  );
}
