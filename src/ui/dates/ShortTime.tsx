import { getServerNow } from '@/browser/server/serverClock';
import { CLOCK } from '@/i18n/locale';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { getDayInZone } from './institutionDay';
import * as styles from '../format/figures.module.css';

const DAY = { month: 'short', day: 'numeric' } as const;
const YEAR = { year: 'numeric', ...DAY } as const;

function getFormat(at: string, now: number, zone: string | undefined) {
  const [day, today] = [getDayInZone(Date.parse(at), zone), getDayInZone(now, zone)];
  if (day === today) return CLOCK;
  return day.slice(0, 4) === today.slice(0, 4) ? DAY : YEAR;
}

/**
 * Shows a time in short form: the hour if it is today, else the day, with the year if it is another one. The title contains the full time.
 */
export function ShortTime({ at }: { readonly at: string | null | undefined }) {
  const { formatDate, timeZone } = useIntl();
  const [now] = useState(getServerNow);
  if (!at) return null;
  return (
    <time dateTime={at} className={styles['figure']} title={formatDate(at, { ...YEAR, ...CLOCK })}>
      {formatDate(at, getFormat(at, now, timeZone))}
    </time>
  );
}
