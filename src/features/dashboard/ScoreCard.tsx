import { INDICATOR, type IndicatorUnit, UNIT_OF_INDICATOR } from '@/contract/codes/boardCodes';
import { getCodeLabel } from '@/contract/codes/codeTable';
import type { FinalScore } from '@/contract/entities/management/board';
import { useLocale } from '@/i18n/languageContext';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FormattedMessage, useIntl } from 'react-intl';

import { CorrectionList } from './CorrectionList';
import { BoardCard, CardTitle } from './dashboardElements';
import * as styles from './dashboard.module.css';
import { formatShortDay, type FigureKind, formatFigure } from './figureFormat';

interface ScoreCardProps {
  readonly final: FinalScore | null;
  readonly currency: string;
}

/** Yesterday's final score and rank, and what it is made of (§2, DB-01). */
export function ScoreCard({ final, currency }: ScoreCardProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'board.final' });
  return (
    <BoardCard aria-label={title}>
      <CardTitle>{title}</CardTitle>
      {final === null || final.score === null ? (
        <EmptyState title={formatMessage({ id: 'board.noScore' })} hint={formatMessage({ id: 'board.noScore.why' })} />
      ) : (
        <Score final={final} score={final.score} currency={currency} />
      )}
    </BoardCard>
  );
}

function Score({
  final,
  score,
  currency,
}: {
  readonly final: FinalScore;
  readonly score: number;
  readonly currency: string;
}) {
  const intl = useIntl();
  const { day, rank, ranked } = final;
  return (
    <>
      <span className={styles['scoreNumber']}>{formatFigure(score, 'score', { intl })}</span>
      <p className={styles['rank']}>
        {formatShortDay(day, intl)} {rank !== null && <FormattedMessage id="board.rankOf" values={{ rank, ranked }} />}
      </p>
      <Parts parts={final.parts} currency={currency} />
      <CorrectionList days={[final]} currency={currency} />
    </>
  );
}

const KIND: Readonly<Record<IndicatorUnit, FigureKind>> = { amount: 'money', percent: 'percent', number: 'count' };

const getKind = (indicator: string): FigureKind =>
  KIND[new Map<string, IndicatorUnit>(Object.entries(UNIT_OF_INDICATOR)).get(indicator) ?? 'number'];

function Parts({ parts, currency }: { readonly parts: FinalScore['parts']; readonly currency: string }) {
  const intl = useIntl();
  const language = useLocale();
  const head = ['indicator', 'actual', 'target', 'weight', 'points'] as const;
  return (
    <table className={styles['parts']} aria-label={intl.formatMessage({ id: 'board.parts' })}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {intl.formatMessage({ id: `board.part.${name}` })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map(({ indicator, actual, target, weight, points }) => (
          <tr key={indicator}>
            <th scope="row">{getCodeLabel(INDICATOR, indicator, language)}</th>
            <td>{formatFigure(actual, getKind(indicator), { intl, currency })}</td>
            <td>{formatFigure(target, getKind(indicator), { intl, currency })}</td>
            <td>{formatFigure(weight, 'percent', { intl })}</td>
            <td>{formatFigure(points, 'score', { intl })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
