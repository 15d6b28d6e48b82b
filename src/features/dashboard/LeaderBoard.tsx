import { useBoardAgentsFileMutation, useBoardSummaryQuery } from '@/api/endpoints/management/boardApi';
import { useManageConfigBoardQuery } from '@/api/endpoints/system/manageConfigApi';
import { BOARD_TILE } from '@/contract/codes/boardCodes';
import { getCodeValues } from '@/contract/codes/codeTable';
import type { BoardSummary } from '@/contract/entities/management/board';
import { type BoardQuery, getDashboardInfoPath } from '@/contract/routes';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { ExportButton } from '@/ui/list/ExportButton';
import { SecondaryText, Screen, ScreenTitle } from '@/ui/screen/screenLayout';
import { Fragment } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { AlertList } from './alerts/AlertList';
import { BoardAgentTable } from './BoardAgentTable';
import { BoardFilterBar } from './BoardFilterBar';
import { getTrendDate, useBoardQuery } from './boardQuery';
import { drawTile } from './boardTiles';
import { FunnelCard } from './charts/FunnelCard';
import { QueuesCard } from './charts/QueuesCard';
import { TrendCard } from './charts/TrendCard';
import * as styles from './dashboard.module.css';
import { BoardActions, BoardHead, TileGrid } from './dashboardElements';
import { LawTodayCard } from './LawTodayCard';
import { keepPreviousData } from './keepPreviousData';

/** The figures agent by agent as a file. */
function AgentsExport({ place }: { readonly place: BoardQuery }) {
  const [save, saving] = useBoardAgentsFileMutation();
  const about = useIntl().formatMessage({ id: 'board.agents' });
  return (
    <ExportButton
      list="boardAgents"
      about={about}
      saving={saving}
      onSave={(format) => void save({ ...place, format })}
    />
  );
}

interface WaitingListProps {
  readonly summary: BoardSummary;
  readonly toView: (view: string) => string;
}

/** Items that need a leader's attention first: broken promises, and agents on duty who have not started. */
function WaitingList({ summary: { figures, seats }, toView }: WaitingListProps) {
  const { formatMessage } = useIntl();
  const open = figures.promisesDue - figures.promisesKept;
  if (seats.idle === 0 && open === 0) return null;
  return (
    <ul className={styles['waiting']} aria-label={formatMessage({ id: 'board.waiting' })}>
      {open > 0 && (
        <li>
          <Link to={toView('promisesDue')}>
            <FormattedMessage id="board.openPromises" values={{ count: open }} />
          </Link>
        </li>
      )}
      {seats.idle > 0 && (
        <li>
          <Link to={`${toView('agents')}&sort=handledCases&order=asc`}>
            <FormattedMessage id="board.idle" values={{ count: seats.idle }} />
          </Link>
        </li>
      )}
    </ul>
  );
}

const SECOND_MS = 1000;

/**
 * Returns the tiles enabled by the institution and their polling interval, in addition to the live connection. All tiles until the response
 * arrives (SY-01).
 */
function useBoardConfig() {
  const { data, isLoading } = useManageConfigBoardQuery();
  return {
    isKnown: !isLoading,
    tiles: data?.tiles ?? getCodeValues(BOARD_TILE),
    pollingInterval: (data?.refreshSeconds ?? 0) * SECOND_MS,
  };
}

/** The dashboard of those who lead: what waits, the figures, the charts, the agents (DB-01). */
export function LeaderBoard() {
  const { place, change } = useBoardQuery();
  const { tiles, pollingInterval, isKnown } = useBoardConfig();
  const answer = useBoardSummaryQuery(place, { pollingInterval });
  const { data: summary, error } = keepPreviousData(answer);
  return (
    <Screen>
      <BoardHead>
        <ScreenTitle>
          <FormattedMessage id="board.title" />
        </ScreenTitle>
        {summary && <ScopeLine summary={summary} />}
        <BoardActions>
          <AgentsExport place={place} />
        </BoardActions>
      </BoardHead>
      <BoardFilterBar
        place={place}
        change={change}
        options={answer.data?.options}
        isFailed={error !== undefined}
        onRetry={() => void answer.refetch()}
      />
      {error !== undefined && <ErrorWithRetry error={error} onRetry={() => void answer.refetch()} />}
      {error === undefined && (
        <Board summary={summary} place={place} tiles={isKnown ? tiles : undefined} pollingInterval={pollingInterval} />
      )}
    </Screen>
  );
}

function ScopeLine({ summary: { scope, institution, from, to } }: { readonly summary: BoardSummary }) {
  const intl = useIntl();
  const days = intl.formatDateTimeRange(new Date(from), new Date(to), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <SecondaryText>
      <FormattedMessage id={`board.scope.${scope}`} values={{ institution: institution.name, days }} />
    </SecondaryText>
  );
}

interface BoardProps {
  readonly summary: BoardSummary;
  readonly place: BoardQuery;
  readonly tiles: readonly string[];
  readonly pollingInterval: number;
}

/** The board, once its figures and what of them is wanted are there. */
function Board({
  summary,
  tiles,
  ...more
}: Omit<BoardProps, 'summary' | 'tiles'> & { readonly [Name in 'summary' | 'tiles']: BoardProps[Name] | undefined }) {
  if (summary === undefined || tiles === undefined) return <Loading rows={12} />;
  return <Figures summary={summary} tiles={tiles} {...more} />;
}

function Figures({ summary, place, tiles, pollingInterval }: BoardProps) {
  const intl = useIntl();
  const path = getDashboardInfoPath(place);
  const toView = (view: string) => `${path}?view=${view}`;
  const ground = { summary, intl, date: place.date, toView };
  const isToday = place.date === 'today' && summary.scope !== 'own';
  const isShown = (tile: string) => tiles.includes(tile);
  const toQueue = (queue: string) => `${getDashboardInfoPath({ ...place, queue })}?view=agents`;
  return (
    <>
      {isToday && <AlertList />}
      <WaitingList summary={summary} toView={toView} />
      <TileGrid>
        {tiles.map((tile) => (
          <Fragment key={tile}>{drawTile(tile, ground)}</Fragment>
        ))}
      </TileGrid>
      <div className={styles['charts']}>
        {isShown('trend') && (
          <TrendCard
            title={intl.formatMessage({ id: 'board.trend' })}
            query={{ ...place, date: getTrendDate(place.date) }}
            pollingInterval={pollingInterval}
          />
        )}
        {isShown('queues') && <QueuesCard summary={summary} toQueue={toQueue} />}
        {isShown('promises') && <FunnelCard summary={summary} toView={toView} />}
        {isToday && <LawTodayCard pollingInterval={pollingInterval} />}
      </div>
      {isShown('ranking') && (
        <BoardAgentTable
          place={place}
          pollingInterval={pollingInterval}
          hasFile={false}
          toAgent={(agentId) => `${toView('handledCases')}&agent=${encodeURIComponent(agentId)}`}
        />
      )}
    </>
  );
}
