import * as styles from './shareBar.module.css';

interface ShareBarProps {
  readonly part: number;
  readonly of: number;
  /** What the bar says beside its length. */
  readonly tone?: 'reached' | 'over' | undefined;
  readonly size?: 'small' | 'middle' | 'large';
  /** It stands between lines of text. */
  readonly isInText?: boolean;
}

/** A part of its whole as a bar. The figures beside it say the same, so it says nothing aloud. */
export function ShareBar({ part, of, tone, size = 'small', isInText = false }: ShareBarProps) {
  const share = of > 0 ? Math.max(0, Math.min(1, part / of)) : 0;
  return (
    <span className={styles['bar']} aria-hidden data-tone={tone} data-size={size} data-in-text={isInText}>
      <span className={styles['part']} style={{ inlineSize: `${share * 100}%` }} />
    </span>
  );
}
