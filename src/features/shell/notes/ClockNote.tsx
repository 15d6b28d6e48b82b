import { getServerClockOffsetMs } from '@/browser/server/serverClock';
import { ClockCircleOutlined } from '@ant-design/icons';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './clockNote.module.css';

const MINUTE_MS = 60_000;
/** Deviation from the server's clock above which a note appears. */
const OFF_MS = 2 * MINUTE_MS;
const LOOK_MS = 10_000;

function onceInAWhile(look: () => void): () => void {
  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
}

/** Deviation of this computer's clock in whole minutes; negative if it is slow, 0 within the tolerance. */
function minutesFast(): number {
  const fast = -getServerClockOffsetMs();
  return Math.abs(fast) > OFF_MS ? Math.round(fast / MINUTE_MS) : 0;
}

const DAY_MINUTES = 1440;
const HOUR_MINUTES = 60;

/** Converts minutes to the largest unit of which there are at least two, as in speech. */
function inUnit(minutes: number): { readonly value: number; readonly unit: 'minute' | 'hour' | 'day' } {
  const away = Math.abs(minutes);
  if (away < 2 * HOUR_MINUTES) return { value: away, unit: 'minute' };
  if (away < 2 * DAY_MINUTES) return { value: Math.round(away / HOUR_MINUTES), unit: 'hour' };
  return { value: Math.round(away / DAY_MINUTES), unit: 'day' };
}

/** Note in the header while this computer's clock differs from the server's by more than two minutes. */
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
