import type { DutySumRow } from '@/contract/entities/management/seatPlan';
import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { SeatingHint } from './seatingElements';
import * as styles from './seatFigures.module.css';

interface SeatFiguresProps {
  /** Undefined until they are known. */
  readonly sums: readonly DutySumRow[] | undefined;
  readonly today: string;
  readonly onOpenDay: (day: string) => void;
}

/** Empty rows that reserve the height before the figures are loaded. */
const NOT_KNOWN_YET: readonly DutySumRow[] = [];

/** Most urgent figures first: today's seats, and the next days with too few of them. Each links to its day. */
export function SeatFigures({ sums = NOT_KNOWN_YET, today, onOpenDay }: SeatFiguresProps) {
  const now = sums.find(({ day }) => day === today);
  const ahead = sums.filter(({ day }) => day >= today);
  return (
    <div className={styles['figures']}>
      {now && <TodayFigures sum={now} />}
      {ahead.length > 0 && <Ahead sums={ahead} onOpenDay={onOpenDay} />}
    </div>
  );
}

interface AheadProps extends Pick<SeatFiguresProps, 'onOpenDay'> {
  readonly sums: readonly DutySumRow[];
}

function Ahead({ sums, onOpenDay }: AheadProps) {
  const short = sums.filter(({ shortfall }) => shortfall > 0);
  if (sums.every(({ needed }) => needed === 0)) {
    return (
      <SeatingHint as="span">
        <FormattedMessage id="seating.day.none" />
      </SeatingHint>
    );
  }
  if (short.length === 0) {
    return (
      <span className={styles['enough']}>
        <FormattedMessage id="seating.noShortfall" />
      </span>
    );
  }
  return (
    <div className={styles['ahead']}>
      <span className={styles['short']}>
        <FormattedMessage id="seating.shortDays" values={{ count: short.length }} />
      </span>
      {short.slice(0, DAYS_NAMED).map((sum) => (
        <ShortDay key={sum.day} sum={sum} onOpenDay={onOpenDay} />
      ))}
    </div>
  );
}

const DAYS_NAMED = 4;

function ShortDay({ sum: { day, shortfall }, onOpenDay }: { sum: DutySumRow; onOpenDay: (day: string) => void }) {
  const { formatDate } = useIntl();
  const name = formatDate(day, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <Button size="small" danger onClick={() => onOpenDay(day)}>
      {name}: −{shortfall}
    </Button>
  );
}

function TodayFigures({ sum }: { readonly sum: DutySumRow }) {
  const figures = ['expectedStaff', 'needed', 'shortfall', 'absent', 'rest', 'unplanned'] as const;
  return (
    <dl className={styles['ofToday']}>
      {figures.map((figure) => (
        <div key={figure} data-bad={(figure === 'shortfall' && sum.shortfall > 0) || undefined}>
          <dt>
            <FormattedMessage id={`seating.today.${figure}`} />
          </dt>
          <dd>{sum[figure]}</dd>
        </div>
      ))}
    </dl>
  );
}
