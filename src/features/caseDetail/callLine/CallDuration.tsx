import * as styles from './callStrip.module.css';

const MINUTE = 60;
const two = (number: number): string => String(number).padStart(2, '0');

/** Formats the talk time in minutes and seconds. */
export function CallDuration({ seconds }: { readonly seconds: number }) {
  const whole = Math.round(seconds);
  return (
    <time dateTime={`PT${whole}S`} className={styles['seconds']}>
      {Math.floor(whole / MINUTE)}:{two(whole % MINUTE)}
    </time>
  );
}
