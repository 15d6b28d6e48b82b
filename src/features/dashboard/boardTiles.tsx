import type { BoardTile } from '@/contract/codes/boardCodes';
import type { BoardSummary } from '@/contract/entities/management/board';
import { ROUTES } from '@/contract/routes';
import type { ReactNode } from 'react';
import { FormattedMessage, type IntlShape } from 'react-intl';

import { ChangeText } from './ChangeText';
import { type FigureKind, formatFigure, type NamedFigure } from './figureFormat';
import { TargetBar } from './TargetBar';
import { Tile } from './Tile';

/** Data for rendering a tile. */
export interface TileContext {
  readonly summary: BoardSummary;
  readonly intl: IntlShape;
  readonly date: string;
  /** The address of the drill-down of a view. */
  readonly toView: (view: string) => string;
}

interface Figure {
  readonly name: NamedFigure;
  readonly kind: FigureKind;
  readonly view: string;
  readonly aside?: ReactNode;
}

/** A tile of one figure with its change. */
function FigureTile({ summary, intl, date, toView, name, kind, view, aside }: TileContext & Figure) {
  const { figures, before, currency } = summary;
  const value = figures[name];
  return (
    <Tile
      name={intl.formatMessage({ id: `board.figure.${name}` })}
      value={formatFigure(value, kind, { intl, currency })}
      to={toView(view)}
      aside={aside}
    >
      <ChangeText now={value} before={before[name]} kind={kind} date={date} />
    </Tile>
  );
}

function TargetTile({ summary, intl, date, toView }: TileContext) {
  const { figures, before, currency } = summary;
  const money = (amount: number) => formatFigure(amount, 'money', { intl, currency });
  return (
    <Tile
      name={intl.formatMessage({ id: 'board.figure.targetRate' })}
      value={formatFigure(figures.targetRate, 'percent', { intl })}
      to={toView('agents')}
      aside={
        figures.target === null ? (
          <FormattedMessage id="board.noTarget" />
        ) : (
          <FormattedMessage id="board.ofTarget" values={{ target: money(figures.target) }} />
        )
      }
    >
      <TargetBar rate={figures.targetRate} />
      <ChangeText now={figures.targetRate} before={before.targetRate} kind="percent" date={date} />
    </Tile>
  );
}

function SeatsTile({ summary: { seats }, intl }: TileContext) {
  return (
    <Tile
      name={intl.formatMessage({ id: 'board.seats' })}
      value={intl.formatMessage({ id: 'board.onDuty' }, { onDuty: seats.onDuty, agents: seats.agents })}
      to={ROUTES.seatingSchedule.path}
      aside={<FormattedMessage id="board.notOnDuty" values={seats} />}
    />
  );
}

const TILES: Readonly<Partial<Record<BoardTile, (ground: TileContext) => ReactNode>>> = {
  summary: (ground) => (
    <FigureTile
      {...ground}
      name="handledCases"
      kind="count"
      view="handledCases"
      aside={
        <FormattedMessage
          id="board.calls"
          values={{ calls: ground.summary.figures.calls, connected: ground.summary.figures.connectedCalls }}
        />
      }
    />
  ),
  seats: (ground) => <SeatsTile {...ground} />,
  boundCases: (ground) => (
    <FigureTile
      {...ground}
      name="boundCases"
      kind="count"
      // For a past day only the number of held cases is available, not their list.
      view={ground.summary.figures.boundCases === null ? 'newCases' : 'boundCases'}
      aside={<FormattedMessage id="board.newCases" values={{ count: ground.summary.figures.newCases }} />}
    />
  ),
  recoveredAmount: (ground) => (
    <FigureTile
      {...ground}
      name="recoveredAmount"
      kind="money"
      view="payments"
      aside={<FormattedMessage id="board.payments" values={{ count: ground.summary.figures.payments }} />}
    />
  ),
  targetRate: (ground) => <TargetTile {...ground} />,
  rightPartyContact: (ground) => (
    <FigureTile
      {...ground}
      name="rightPartyContactRate"
      kind="percent"
      view="rightPartyCases"
      aside={
        <FormattedMessage
          id="board.ofHandled"
          values={{ part: ground.summary.figures.rightPartyCases, whole: ground.summary.figures.handledCases }}
        />
      }
    />
  ),
  promises: (ground) => (
    <FigureTile
      {...ground}
      name="promiseRate"
      kind="percent"
      view="promisedCases"
      aside={
        <FormattedMessage
          id="board.ofReached"
          values={{ part: ground.summary.figures.promisedCases, whole: ground.summary.figures.reachedCases }}
        />
      }
    />
  ),
  keptPromises: (ground) => (
    <FigureTile
      {...ground}
      name="keptPromiseRate"
      kind="percent"
      view="promisesDue"
      aside={
        <FormattedMessage
          id="board.ofDue"
          values={{ part: ground.summary.figures.promisesKept, whole: ground.summary.figures.promisesDue }}
        />
      }
    />
  ),
  liquidation: (ground) => (
    <FigureTile
      {...ground}
      name="liquidationRate"
      kind="percent"
      view="settledCases"
      aside={<FormattedMessage id="board.settled" values={{ count: ground.summary.figures.settledCases }} />}
    />
  ),
};

/** The tile of a code; null for charts and for what this app does not know. */
export const drawTile = (tile: string, ground: TileContext): ReactNode =>
  new Map(Object.entries(TILES)).get(tile)?.(ground) ?? null;
