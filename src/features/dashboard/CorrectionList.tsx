import { getCodeLabel } from '@/contract/codes/codeTable';
import { SCORE_CORRECTION } from '@/contract/codes/boardCodes';
import type { BoardCorrection, BoardDay } from '@/contract/entities/management/board';
import { useLocale } from '@/i18n/languageContext';
import { DateTime } from '@/ui/dates/DateTime';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './dashboard.module.css';
import { formatShortDay, type FigureKind, formatFigure } from './figureFormat';

const FIGURES = {
  recoveredAmount: 'money',
  promisesKept: 'count',
  score: 'score',
  rank: 'count',
} as const satisfies Record<keyof BoardCorrection['after'], FigureKind>;

const isFigure = (name: string): name is keyof typeof FIGURES => Object.hasOwn(FIGURES, name);

interface CorrectionListProps {
  readonly days: readonly Pick<BoardDay, 'day' | 'corrections'>[];
  readonly currency: string;
}

/** Corrections of the figures of closed days, with time and reason. Renders nothing if there are none (DB-01). */
export function CorrectionList({ days, currency }: CorrectionListProps) {
  const { formatMessage } = useIntl();
  const all = days.flatMap(({ day, corrections }) => corrections.map((correction) => ({ day, correction })));
  if (all.length === 0) return null;
  const newestFirst = all.toSorted((one, other) =>
    `${other.correction.correctedAt} ${other.day}`.localeCompare(`${one.correction.correctedAt} ${one.day}`),
  );
  const title = formatMessage({ id: 'board.corrections' });
  return (
    <section aria-label={title} className={styles['corrections']}>
      <h3>{title}</h3>
      <ul>
        {newestFirst.map(({ day, correction }) => (
          <Correction key={`${day} ${correction.correctedAt}`} day={day} correction={correction} currency={currency} />
        ))}
      </ul>
    </section>
  );
}

interface CorrectionProps {
  readonly day: string;
  readonly correction: BoardCorrection;
  readonly currency: string;
}

function Correction({ day, correction: { correctedAt, reason, before, after }, currency }: CorrectionProps) {
  const intl = useIntl();
  const language = useLocale();
  const changed = Object.keys(FIGURES)
    .filter(isFigure)
    .filter((name) => before[name] !== after[name]);
  return (
    <li>
      <p>
        <strong>{formatShortDay(day, intl)}</strong> {getCodeLabel(SCORE_CORRECTION, reason, language)}
        <span className={styles['when']}>
          <FormattedMessage id="board.correctedAt" values={{ time: <DateTime at={correctedAt} /> }} />
        </span>
      </p>
      <dl>
        {changed.map((name) => {
          const text = (value: number | null) => formatFigure(value, FIGURES[name], { intl, currency });
          return (
            <div key={name}>
              <dt>{intl.formatMessage({ id: `board.figure.${name}` })}</dt>
              <dd>
                <FormattedMessage
                  id="board.corrected"
                  values={{ before: text(before[name]), after: text(after[name]) }}
                />
              </dd>
            </div>
          );
        })}
      </dl>
    </li>
  );
}
