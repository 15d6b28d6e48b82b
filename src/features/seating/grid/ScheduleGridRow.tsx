import { getCodeLabel } from '@/contract/codes/codeTable';
import { DUTY_LETTERS, DUTY_STATUS, type DutyStatus } from '@/contract/codes/seatCodes';
import type { ScheduleRow } from '@/contract/entities/management/workSchedule';
import { useLocale } from '@/i18n/languageContext';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { isWeekend } from '../listPeriodDays';
import * as styles from './grid.module.css';

interface ScheduleGridRowProps {
  readonly row: ScheduleRow;
  readonly place: number;
  readonly days: readonly string[];
  /** Letters of the row's days as one string, so that only changed rows re-render. */
  readonly letters: string;
  /** First and last selected column; none where the row is not selected. */
  readonly left: number | undefined;
  readonly right: number | undefined;
  /** The column that the keys act from, where it is in this row. */
  readonly focus: number | undefined;
  readonly today: string;
}

const BY_LETTER: Readonly<Record<string, DutyStatus>> = { D: 'onDuty', A: 'absent', R: 'rest', X: 'departed' };

/** The letter of a cell in `letters`. */
export const getLetter = (status: DutyStatus | null): string => (status === null ? '-' : DUTY_LETTERS[status]);

/** An agent's line of the calendar. */
export const ScheduleGridRow = memo(function ScheduleGridRow(props: ScheduleGridRowProps) {
  const { row, place, days, letters } = props;
  return (
    <tr aria-rowindex={place + 2}>
      <AgentHeading row={row} />
      {days.map((day, column) => (
        <DayCell key={day} {...props} day={day} column={column} status={BY_LETTER[letters[column] ?? '']} />
      ))}
    </tr>
  );
});

function AgentHeading({ row }: { readonly row: ScheduleRow }) {
  const { formatMessage } = useIntl();
  return (
    <th scope="row" className={styles['agent']}>
      <span className={styles['name']} title={`${row.name} · ${row.username}`}>
        {row.name}
      </span>
      <span className={styles['about']}>
        <FormattedMessage id="seating.bound" values={{ count: row.boundCases }} />
        {' · '}
        {row.queueName ?? formatMessage({ id: 'seating.noQueue' })}
        {!row.enabled && (
          <span className={styles['disabled']}>
            <FormattedMessage id="seating.disabled" />
          </span>
        )}
      </span>
    </th>
  );
}

interface DayCellProps extends ScheduleGridRowProps {
  readonly day: string;
  readonly column: number;
  readonly status: DutyStatus | undefined;
}

function DayCell({ place, day, column, status, left = -1, right = -1, focus, today }: DayCellProps) {
  const words = useStatusWords(status);
  return (
    <td
      aria-colindex={column + 2}
      aria-selected={column >= left && column <= right}
      aria-label={words}
      tabIndex={focus === column ? 0 : -1}
      data-row={place}
      data-column={column}
      data-status={status}
      data-weekend={marked(isWeekend(day))}
      data-today={marked(day === today)}
      className={styles['cell']}
    >
      {status && DUTY_LETTERS[status]}
    </td>
  );
}

/** An attribute that is there or is not. */
const marked = (is: boolean): true | undefined => is || undefined;

function useStatusWords(status: DutyStatus | undefined): string {
  const language = useLocale();
  const { formatMessage } = useIntl();
  return status ? getCodeLabel(DUTY_STATUS, status, language) : formatMessage({ id: 'seating.unplanned' });
}
