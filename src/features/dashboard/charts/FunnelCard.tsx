import type { BoardFigure } from '@/contract/codes/boardCodes';
import type { BoardSummary } from '@/contract/entities/management/board';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { BoardCard, CardHead, CardTitle } from '../dashboardElements';
import * as styles from '../dashboard.module.css';
import { formatFigure, getFunnel } from '../figureFormat';
import { ShareBar } from '@/ui/format/ShareBar';

interface FunnelCardProps {
  readonly summary: BoardSummary;
  readonly toView: (view: string) => string;
}

interface Step {
  readonly view: BoardFigure;
  readonly count: number;
  /** Total that the bar is a part of. */
  readonly whole: number;
  /** Base of the percentage: the previous step. */
  readonly of: number;
}

const getSteps = ({ figures }: BoardSummary): Step[] => {
  const steps = getFunnel(figures);
  const whole = figures.handledCases;
  // Promises are a part of all reached cases, whether the borrower or another person was reached.
  const before = [whole, whole, figures.handledCases, figures.reachedCases];
  return [
    ...steps.map(({ figure, count }, place) => ({ view: figure, count, whole, of: before[place] ?? whole })),
    { view: 'promisesDue', count: figures.promisesDue, whole: figures.promisesDue, of: figures.promisesDue },
    { view: 'promisesKept', count: figures.promisesKept, whole: figures.promisesDue, of: figures.promisesDue },
  ];
};

/** Funnel from a handled case to a promise, and from a due promise to a kept promise (DB-01). */
export function FunnelCard({ summary, toView }: FunnelCardProps) {
  const { formatMessage } = useIntl();
  return (
    <BoardCard aria-label={formatMessage({ id: 'board.funnel' })}>
      <CardHead>
        <CardTitle>
          <FormattedMessage id="board.funnel" />
        </CardTitle>
      </CardHead>
      <ul className={styles['funnel']}>
        {getSteps(summary).map((step) => (
          <FunnelStep key={step.view} {...step} to={toView(step.view)} />
        ))}
      </ul>
    </BoardCard>
  );
}

function FunnelStep({ view, count, whole, of, to }: Step & { readonly to: string }) {
  const intl = useIntl();
  const share = of === 0 ? null : (count / of) * 100;
  return (
    <li className={styles['step']}>
      <Link to={to}>{intl.formatMessage({ id: `board.figure.${view}` })}</Link>
      <ShareBar part={count} of={whole} size="large" />
      <span className={styles['stepCount']}>
        {formatFigure(count, 'count', { intl })} <small>{formatFigure(share, 'percent', { intl })}</small>
      </span>
    </li>
  );
}
