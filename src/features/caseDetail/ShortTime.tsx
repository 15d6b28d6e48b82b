import { useState } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './contacts/contacts.module.css';

const DAY = { month: '2-digit', day: '2-digit' } as const;
const MINUTE = { hour: '2-digit', minute: '2-digit', hour12: false } as const;

/** A point in time where there is little room: the hour if it was today, else the day; all of it on pointing. */
export function ShortTime({ at }: { readonly at: string | null | undefined }) {
  const { formatDate } = useIntl();
  const [today] = useState(() => new Date().toDateString());
  if (!at) return null;
  const isToday = new Date(at).toDateString() === today;
  return (
    <time dateTime={at} className={styles['time']} title={formatDate(at, { year: 'numeric', ...DAY, ...MINUTE })}>
      {formatDate(at, isToday ? MINUTE : DAY)}
    </time>
  );
}
