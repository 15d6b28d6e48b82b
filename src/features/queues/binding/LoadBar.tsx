import * as styles from './loadBar.module.css';

interface LoadBarProps {
  readonly value: number;
  /** Nothing was planned where there is none. */
  readonly most: number | null;
}

/** How full something is; red above its limit, which stands in words above it. */
export function LoadBar({ value, most }: LoadBarProps) {
  const share = most === null || most === 0 ? 0 : Math.min(1, value / most);
  const isOver = most !== null && value > most;
  return (
    <span aria-hidden className={styles['bar']} data-over={isOver}>
      <span className={styles['fill']} style={{ width: `${share * 100}%` }} />
    </span>
  );
}
