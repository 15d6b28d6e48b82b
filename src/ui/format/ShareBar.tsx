import * as styles from './shareBar.module.css';

interface ShareBarProps {
  readonly part: number;
  readonly of: number;
  /** Meaning of the bar beyond its length. */
  readonly tone?: 'reached' | 'over' | undefined;
  readonly size?: 'small' | 'middle' | 'large';
  /** Positions the bar inline between text. */
  readonly isInText?: boolean;
}

/** Shows a part of a whole as a bar. Hidden from screen readers, because the adjacent figures carry the same information. */
export function ShareBar({ part, of, tone, size = 'small', isInText = false }: ShareBarProps) {
  const share = of > 0 ? Math.max(0, Math.min(1, part / of)) : 0;
  return (
    <span className={styles['bar']} aria-hidden data-tone={tone} data-size={size} data-in-text={isInText}>
      <span className={styles['part']} style={{ inlineSize: `${share * 100}%` }} />
    </span>
  );
}
