import { useBoardPersonalQuery } from '@/api/boardApi';
import type { BoardPersonal } from '@/contract/entities/board';
import { dashboardInfoPath } from '@/contract/routes';
import { ErrorWithRetry } from '@/ui/ErrorWithRetry';
import { Loading } from '@/ui/Loading';
import { FormattedMessage, useIntl } from 'react-intl';

import { trendDate, useBoardPlace } from './boardPlace';
import { ChangeText } from './ChangeText';
import * as styles from './dashboard.module.css';
import { DateChoice } from './DateChoice';
import { type FigureKind, figureText, type NamedFigure } from './figureLooks';
import { ScoreCard } from './ScoreCard';
import { shownAnswer } from './shownAnswer';
import { TargetBar } from './TargetBar';
import { Tile } from './Tile';
import { TrendCard } from './TrendCard';

/** The dashboard of who works cases: the own figures, yesterday's score and rank, the own history (DB-01). */
export function OwnBoard() {
  const intl = useIntl();
  const { place, change } = useBoardPlace();
  const { date } = place;
  const answer = useBoardPersonalQuery({ date });
  const { data: own, error } = shownAnswer(answer);
  return (
    <section className={styles['screen']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>
          <FormattedMessage id="board.own" />
        </h1>
        <DateChoice date={date} onChoose={(chosen) => change({ date: chosen })} />
      </header>
      {own ? (
        <>
          <OwnTiles own={own} date={date} />
          <div className={styles['own']}>
            <ScoreCard final={own.yesterday} currency={own.currency} />
            <TrendCard
              title={intl.formatMessage({ id: 'board.history' })}
              query={{ date: trendDate(date) }}
              pollingInterval={0}
            />
          </div>
        </>
      ) : error !== undefined ? (
        <ErrorWithRetry error={error} onRetry={() => void answer.refetch()} />
      ) : (
        <Loading rows={12} />
      )}
    </section>
  );
}

const TILES: readonly (readonly [name: NamedFigure, kind: FigureKind, view: string])[] = [
  ['boundCases', 'count', 'boundCases'],
  ['handledCases', 'count', 'handledCases'],
  ['connectedCalls', 'count', 'reachedCases'],
  ['rightPartyContactRate', 'percent', 'rightPartyCases'],
  ['promiseRate', 'percent', 'promisedCases'],
  ['keptPromiseRate', 'percent', 'promisesDue'],
  ['settledCases', 'count', 'settledCases'],
];

function OwnTiles({
  own: { figures, before, currency },
  date,
}: {
  readonly own: BoardPersonal;
  readonly date: string;
}) {
  const intl = useIntl();
  const toView = (view: string) => `${dashboardInfoPath({ date })}?view=${view}`;
  const listed = (name: NamedFigure) => name !== 'boundCases' || figures.boundCases !== null;
  const target = figureText(figures.target, 'money', { intl, currency });
  return (
    <div className={styles['tiles']}>
      <Tile
        name={intl.formatMessage({ id: 'board.figure.recoveredAmount' })}
        value={figureText(figures.recoveredAmount, 'money', { intl, currency })}
        to={toView('payments')}
        aside={<FormattedMessage id="board.ofTarget" values={{ target }} />}
      >
        <TargetBar rate={figures.targetRate} />
        <ChangeText now={figures.recoveredAmount} before={before.recoveredAmount} kind="money" date={date} />
      </Tile>
      {TILES.map(([name, kind, view]) => (
        <Tile
          key={name}
          name={intl.formatMessage({ id: `board.figure.${name}` })}
          value={figureText(figures[name], kind, { intl })}
          to={listed(name) ? toView(view) : undefined}
        >
          <ChangeText now={figures[name]} before={before[name]} kind={kind} date={date} />
        </Tile>
      ))}
    </div>
  );
}
