import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './dashboard.module.css';
import { calculateChange, type FigureKind } from './figureFormat';

interface ChangeTextProps {
  readonly now: number | null;
  readonly before: number | null;
  readonly kind: FigureKind;
  readonly date: string;
}

/** Changes smaller than this look like none. */
const NOTHING = 0.05;

/** Change of a figure since the previous period. Renders nothing without a figure to compare with. */
export function ChangeText({ now, before, kind, date }: ChangeTextProps) {
  const { formatNumber } = useIntl();
  const change = calculateChange(now, before, kind);
  if (change === null) return null;
  const way = Math.abs(change) < NOTHING ? 'same' : change > 0 ? 'up' : 'down';
  const amount = formatNumber(Math.abs(change), { maximumFractionDigits: 1 });
  return (
    <span className={styles['change']} data-way={way}>
      <FormattedMessage
        id={kind === 'percent' ? `board.points.${way}` : `board.change.${way}`}
        values={{ amount, date }}
      />
    </span>
  );
}
