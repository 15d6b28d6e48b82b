import { useBoardPersonalQuery } from '@/api/endpoints/management/boardApi';
import type { BoardPersonal } from '@/contract/entities/management/board';
import { getDashboardInfoPath } from '@/contract/routes';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { FormattedMessage, useIntl } from 'react-intl';

import { getTrendDate, useBoardQuery } from './boardQuery';
import { ChangeText } from './ChangeText';
import { Screen, ScreenTitle } from '@/ui/screen/screenLayout';
import { BoardHead, OwnGrid, TileGrid } from './dashboardElements';
import { DateChoice } from './DateChoice';
import { type FigureKind, formatFigure, type NamedFigure } from './figureFormat';
import { ScoreCard } from './ScoreCard';
import { keepPreviousData } from './keepPreviousData';
import { TargetBar } from './TargetBar';
import { Tile } from './Tile';
import { TrendCard } from './charts/TrendCard';

/** Dashboard of an agent: personal figures, yesterday's score and rank, and the history (DB-01). */
export function OwnBoard() {
  const intl = useIntl();
  const { place, change } = useBoardQuery();
  const { date } = place;
  const answer = useBoardPersonalQuery({ date });
  const { data: own, error } = keepPreviousData(answer);
  return (
    <Screen>
      <BoardHead>
        <ScreenTitle>
          <FormattedMessage id="board.own" />
        </ScreenTitle>
        <DateChoice date={date} onChoose={(chosen) => change({ date: chosen })} />
      </BoardHead>
      {own ? (
        <>
          <OwnTiles own={own} date={date} />
          <OwnGrid>
            <ScoreCard final={own.yesterday} currency={own.currency} />
            <TrendCard
              title={intl.formatMessage({ id: 'board.history' })}
              query={{ date: getTrendDate(date) }}
              pollingInterval={0}
            />
          </OwnGrid>
        </>
      ) : error !== undefined ? (
        <ErrorWithRetry error={error} onRetry={() => void answer.refetch()} />
      ) : (
        <Loading rows={12} />
      )}
    </Screen>
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
  const toView = (view: string) => `${getDashboardInfoPath({ date })}?view=${view}`;
  const listed = (name: NamedFigure) => name !== 'boundCases' || figures.boundCases !== null;
  const target = formatFigure(figures.target, 'money', { intl, currency });
  return (
    <TileGrid>
      <Tile
        name={intl.formatMessage({ id: 'board.figure.recoveredAmount' })}
        value={formatFigure(figures.recoveredAmount, 'money', { intl, currency })}
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
          value={formatFigure(figures[name], kind, { intl })}
          to={listed(name) ? toView(view) : undefined}
        >
          <ChangeText now={figures[name]} before={before[name]} kind={kind} date={date} />
        </Tile>
      ))}
    </TileGrid>
  );
}
