import { CLOCK, LOCALE } from '@/i18n/locale';
import { type IntlShape, useIntl } from 'react-intl';

import * as styles from '../format/figures.module.css';

/** Spells the month in letters, because a numeric month is ambiguous. Chinese begins with the year, which is unambiguous. */
const DAY = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const CHINESE_DAY = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;

const getDay = (locale: string) => (locale === LOCALE.cn ? CHINESE_DAY : DAY);

/** A calendar day within a sentence. */
export const formatDayText = (day: string, { formatDate, locale }: IntlShape): string =>
  formatDate(day, { ...getDay(locale), timeZone: 'UTC' });

interface DateTimeProps {
  /** ISO 8601 in UTC, null where there is none. */
  readonly at: string | null | undefined;
}

/** A point in time in the institution's time zone. */
export function DateTime({ at }: DateTimeProps) {
  const { formatDate, locale } = useIntl();
  if (!at) return '–';
  return (
    <time dateTime={at} className={styles['figure']}>
      {formatDate(at, { ...getDay(locale), ...CLOCK })}
    </time>
  );
}

/** A calendar day, which is the same in every time zone. */
export function CalendarDay({ at }: DateTimeProps) {
  const intl = useIntl();
  if (!at) return '–';
  return (
    <time dateTime={at} className={styles['figure']}>
      {formatDayText(at, intl)}
    </time>
  );
}
