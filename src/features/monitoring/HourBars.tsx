import { ODD_HOURS_FROM, ODD_HOURS_UNTIL } from '@/contract/ourLimits';
import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './monitoring.module.css';

interface HourBarsProps {
  /** 24 counts, by the institution's clock. Undefined while loading; the height is reserved. */
  readonly hours: readonly number[] | undefined;
  readonly chosen: number | undefined;
  readonly onChoose: (hour: number | undefined) => void;
}

const UNKNOWN: readonly number[] = Array.from({ length: 24 }, () => 0);

const isOdd = (hour: number): boolean => hour < ODD_HOURS_UNTIL || hour >= ODD_HOURS_FROM;

/** Distribution over the hours of the day. A click on an hour filters its records; unusual hours are highlighted. */
export function HourBars({ hours: counts, chosen, onChoose }: HourBarsProps) {
  const { formatMessage } = useIntl();
  const hours = counts ?? UNKNOWN;
  const most = Math.max(1, ...hours);
  return (
    <section className={styles['card']} aria-labelledby="hours-title" aria-busy={!counts}>
      <header className={styles['cardHead']}>
        <h2 id="hours-title" className={styles['cardTitle']}>
          <FormattedMessage id="monitoring.detail.hours" />
        </h2>
        {chosen !== undefined && (
          <Button size="small" onClick={() => onChoose(undefined)}>
            {formatMessage({ id: 'monitoring.detail.hour.all' })}
          </Button>
        )}
      </header>
      <div className={styles['hours']}>
        {hours.map((count, hour) => (
          <button
            // There are always 24 of them.
            // oxlint-disable-next-line react/no-array-index-key
            key={hour}
            type="button"
            className={styles['hour']}
            aria-pressed={hour === chosen}
            data-odd={isOdd(hour) || undefined}
            aria-label={formatMessage(
              { id: isOdd(hour) ? 'monitoring.detail.hour.odd' : 'monitoring.detail.hour' },
              { hour, count },
            )}
            title={formatMessage({ id: 'monitoring.detail.hour' }, { hour, count })}
            onClick={() => onChoose(hour === chosen ? undefined : hour)}
          >
            <span className={styles['column']}>
              <span style={{ height: `${(count / most) * 100}%` }} />
            </span>
            {hour}
          </button>
        ))}
      </div>
    </section>
  );
}
