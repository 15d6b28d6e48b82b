import { CLOCK } from '@/i18n/clock';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './figures.module.css';

const DAY = { month: 'short', day: 'numeric' } as const;
const YEAR = { year: 'numeric', ...DAY } as const;

function formatOf(at: string, now: Date) {
  const time = new Date(at);
  if (time.toDateString() === now.toDateString()) return CLOCK;
  return time.getFullYear() === now.getFullYear() ? DAY : YEAR;
}

/** A point in time where there is little room: the hour if it is today's, else the day, with the year if it is another one; all of it on pointing. */
export function ShortTime({ at }: { readonly at: string | null | undefined }) {
  const { formatDate } = useIntl();
  const [now] = useState(() => new Date());
  if (!at) return null;
  return (
    <time dateTime={at} className={styles['figure']} title={formatDate(at, { ...YEAR, ...CLOCK })}>
      {formatDate(at, formatOf(at, now))}
    </time>
  );
}
