import { serverAheadMs } from '@/browser/serverClock';
import { ClockCircleOutlined } from '@ant-design/icons';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './clockNote.module.css';

const MINUTE_MS = 60_000;
/** A clock that is further from the server's is named. */
const OFF_MS = 2 * MINUTE_MS;
const LOOK_MS = 10_000;

function onceInAWhile(look: () => void): () => void {
  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
}

/** Whole minutes by which this computer's clock is fast; below zero it is slow; 0 while it is right enough. */
function minutesFast(): number {
  const fast = -serverAheadMs();
  return Math.abs(fast) > OFF_MS ? Math.round(fast / MINUTE_MS) : 0;
}

const DAY_MINUTES = 1440;
const HOUR_MINUTES = 60;

/** In the largest unit that fits twice, as people would say it. */
function inUnit(minutes: number): { readonly value: number; readonly unit: 'minute' | 'hour' | 'day' } {
  const away = Math.abs(minutes);
  if (away < 2 * HOUR_MINUTES) return { value: away, unit: 'minute' };
  if (away < 2 * DAY_MINUTES) return { value: Math.round(away / HOUR_MINUTES), unit: 'hour' };
  return { value: Math.round(away / DAY_MINUTES), unit: 'day' };
}

/** One calm line in the header while this computer's clock differs from the server's by more than two minutes. */
export function ClockNote() {
  const { formatMessage, formatNumber } = useIntl();
  const minutes = useSyncExternalStore(onceInAWhile, minutesFast);
  if (minutes === 0) return null;
  const { value, unit } = inUnit(minutes);
  const amount = formatNumber(value, { style: 'unit', unit, unitDisplay: 'long' });
  const words = formatMessage({ id: minutes > 0 ? 'clock.fast' : 'clock.slow' }, { amount });
  return (
    <output className={styles['clock']} title={words}>
      <ClockCircleOutlined aria-hidden />
      <span className={styles['words']}>{words}</span>
    </output>
  );
}
