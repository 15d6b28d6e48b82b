import * as styles from './dashboard.module.css';

/** A part of its whole as a bar; the number stands beside it, so it says nothing aloud. */
export function ShareBar({ percent, whole = 100 }: { readonly percent: number | null; readonly whole?: number }) {
  const share = Math.max(0, Math.min(100, ((percent ?? 0) / whole) * 100));
  return (
    <span className={styles['bar']} aria-hidden="true" data-reached={whole === 100 && (percent ?? 0) >= 100}>
      <span style={{ width: `${share}%` }} />
    </span>
  );
}
