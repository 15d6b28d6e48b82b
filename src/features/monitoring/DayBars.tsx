import { useIntl } from 'react-intl';

import * as styles from './monitoring.module.css';

/** Looks at personal data on each day of the period, as small bars; the numbers for those who do not see them. */
export function DayBars({ days }: { readonly days: readonly number[] }) {
  const { formatMessage, formatNumber } = useIntl();
  const most = Math.max(1, ...days);
  return (
    <span
      // An image element would require an address.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      className={styles['bars']}
      aria-label={formatMessage({ id: 'monitoring.spark' }, { days: days.map((day) => formatNumber(day)).join(', ') })}
    >
      {days.map((day, place) => (
        // Days never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <span
          key={place}
          style={{ height: `${Math.max(4, (day / most) * 100)}%` }}
          data-top={day === most || undefined}
        />
      ))}
    </span>
  );
}
