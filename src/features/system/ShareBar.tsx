import * as styles from './system.module.css';

interface ShareBarProps {
  readonly part: number;
  readonly of: number;
  readonly isFull?: boolean;
}

/** A share as a bar; the figures beside it say the same. */
export function ShareBar({ part, of, isFull = false }: ShareBarProps) {
  const share = of <= 0 ? 0 : Math.min(1, part / of);
  return (
    <span className={styles['bar']} aria-hidden data-full={isFull}>
      <span style={{ inlineSize: `${Math.round(share * 100)}%` }} />
    </span>
  );
}
