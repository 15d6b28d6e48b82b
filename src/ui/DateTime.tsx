import { useIntl } from 'react-intl';

import * as styles from './figures.module.css';

const DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const MINUTE = { ...DAY, hour: '2-digit', minute: '2-digit', hour12: false } as const;

interface DateTimeProps {
  /** ISO 8601 in UTC, null where there is none. */
  readonly at: string | null | undefined;
}

/** A point in time in the user's own time zone. */
export function DateTime({ at }: DateTimeProps) {
  const { formatDate } = useIntl();
  if (!at) return '–';
  return (
    <time dateTime={at} className={styles['figure']}>
      {formatDate(at, MINUTE)}
    </time>
  );
}

/** A calendar day, which is the same in every time zone. */
export function CalendarDay({ at }: DateTimeProps) {
  const { formatDate } = useIntl();
  if (!at) return '–';
  return (
    <time dateTime={at} className={styles['figure']}>
      {formatDate(at, { ...DAY, timeZone: 'UTC' })}
    </time>
  );
}
