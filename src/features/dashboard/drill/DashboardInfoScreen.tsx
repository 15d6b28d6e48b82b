import { useBoardPersonalQuery, useBoardSummaryQuery } from '@/api/endpoints/management/boardApi';
import { BOARD_FIGURE, type BoardFigure } from '@/contract/codes/boardCodes';
import { getCodeValues } from '@/contract/codes/codeTable';
import type { BoardFigures } from '@/contract/entities/management/board';
import { type BoardQuery, getDashboardInfoPath, ROUTES } from '@/contract/routes';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { writeListUrl } from '@/ui/list/listUrl';
import { Screen, ScreenTitle } from '@/ui/screen/screenLayout';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import type { TableQuery } from '@/ui/table/tableQuery';
import { LeftOutlined } from '@ant-design/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';

import { BoardAgentTable } from '../BoardAgentTable';
import { BoardFilterBar } from '../BoardFilterBar';
import { getTrendDate, usePathQuery } from '../boardQuery';
import { TrendCard } from '../charts/TrendCard';
import * as styles from '../dashboard.module.css';
import { BoardHead, OwnGrid } from '../dashboardElements';
import { formatFigure } from '../figureFormat';
import { ScoreCard } from '../ScoreCard';
import { BoardCaseTable } from './BoardCaseTable';
import { PaymentTable } from './PaymentTable';

/** View of the drill-down: the agents, the payments, or the cases of a figure. */
type DrillView = 'agents' | 'payments' | BoardFigure;

/** The views in the order of the work. */
const DRILL_VIEWS: readonly DrillView[] = ['agents', 'payments', ...getCodeValues(BOARD_FIGURE)];

const isView = (text: string | null): text is DrillView => DRILL_VIEWS.some((view) => view === text);

/** Returns true if the view lists items that are counted in the figures. */
const isCounted = (view: DrillView): view is Exclude<DrillView, 'agents'> => view !== 'agents';

/** Reads view, agent and page from the address (RT-08). */
function useDrillPlace() {
  const [params, setParams] = useSearchParams();
  const requestedView = params.get('view');
  const agentId = params.get('agent') ?? undefined;
  const page = Number(params.get('page') ?? 1);
  return {
    view: isView(requestedView) ? requestedView : 'agents',
    agentId,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    onPlace: (next: TableQuery) =>
      setParams((current) =>
        writeListUrl(current, { sort: next.sort, order: next.order, page: next.page > 1 ? next.page : undefined }),
      ),
    /** Returns the query of a view, for the same agent unless all agents are required. */
    queryOf: (view: DrillView, agent = agentId): string =>
      new URLSearchParams({ view, ...(agent !== undefined && view !== 'agents' && { agent }) }).toString(),
  };
}

const boardAddress = ({ date, device, product, queue }: BoardQuery): string => {
  const narrowed = Object.entries({ date, device, product, queue }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  return `${ROUTES.dashboard.path}?${new URLSearchParams(Object.fromEntries(narrowed)).toString()}`;
};

/** /dashboardInfo/…: the data of a figure by agent, payment or case (DB-02). */
export function DashboardInfoScreen() {
  const navigate = useNavigate();
  const place = usePathQuery();
  const drill = useDrillPlace();
  const { data: summary, error, isFetching, refetch } = useBoardSummaryQuery(place);
  const change = (changes: Partial<BoardQuery>) =>
    void navigate(`${getDashboardInfoPath({ ...place, ...changes })}?${drill.queryOf(drill.view)}`);
  return (
    <Screen>
      <BoardHead>
        <Link to={boardAddress(place)}>
          <LeftOutlined /> <FormattedMessage id="board.back" />
        </Link>
        <ScreenTitle>
          <FormattedMessage id={`board.view.${drill.view}`} />
        </ScreenTitle>
        {drill.agentId !== undefined && <AgentLine place={place} agentId={drill.agentId} view={drill.view} />}
      </BoardHead>
      <BoardFilterBar
        place={place}
        change={change}
        options={summary?.options}
        isFailed={error !== undefined}
        onRetry={() => void refetch()}
      />
      {error && !isFetching ? (
        <ErrorWithRetry error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <Views place={place} figures={drill.agentId === undefined ? summary?.figures : null} />
          {drill.agentId !== undefined && <AgentPanel place={place} agentId={drill.agentId} />}
          <View place={place} />
        </>
      )}
    </Screen>
  );
}

/** Shows whose cases are listed, and links to the cases of all agents. */
function AgentLine({
  place,
  agentId,
  view,
}: {
  readonly place: BoardQuery;
  readonly agentId: string;
  readonly view: DrillView;
}) {
  const { data } = useBoardPersonalQuery({ agentId, date: place.date });
  return (
    <span>
      <strong>{data?.name}</strong>{' '}
      <Link
        className={styles['inText']}
        to={`${getDashboardInfoPath(place)}?${new URLSearchParams({ view }).toString()}`}
      >
        <FormattedMessage id="board.everybody" />
      </Link>
    </span>
  );
}

/** Performance of an agent: yesterday's final score with its components, and the history (DB-01). */
function AgentPanel({ place, agentId }: { readonly place: BoardQuery; readonly agentId: string }) {
  const { formatMessage } = useIntl();
  const { data } = useBoardPersonalQuery({ agentId, date: place.date });
  if (!data) return null;
  return (
    <OwnGrid>
      <ScoreCard final={data.yesterday} currency={data.currency} />
      <TrendCard
        title={formatMessage({ id: 'board.agentHistory' }, { name: data.name })}
        query={{ ...place, date: getTrendDate(place.date), agentId }}
        pollingInterval={0}
      />
    </OwnGrid>
  );
}

interface ViewsProps {
  readonly place: BoardQuery;
  /** Undefined while loading; null if the server does not provide them. */
  readonly figures: BoardFigures | null | undefined;
}

/** Views, each with its number of entries. */
function Views({ place, figures }: ViewsProps) {
  const intl = useIntl();
  const { view, queryOf } = useDrillPlace();
  return (
    <nav aria-label={intl.formatMessage({ id: 'board.views' })}>
      <ul className={styles['views']}>
        {DRILL_VIEWS.map((each) => {
          return (
            <li key={each}>
              <Link
                to={`${getDashboardInfoPath(place)}?${queryOf(each)}`}
                {...(each === view && { 'aria-current': 'page' as const })}
              >
                <FormattedMessage id={`board.view.${each}`} />
                {isCounted(each) && figures !== null && (
                  <b>{figures && formatFigure(figures[each], 'count', { intl })}</b>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function View({ place }: { readonly place: BoardQuery }) {
  const { view, agentId, page, onPlace, queryOf } = useDrillPlace();
  const toAgent = (id: string) => `${getDashboardInfoPath(place)}?${queryOf('handledCases', id)}`;
  if (view === 'agents') return <BoardAgentTable place={place} toAgent={toAgent} />;
  const of = { place, agentId, page, onPlace };
  if (view === 'payments') return <PaymentTable {...of} />;
  return <BoardCaseTable key={view} figure={view} {...of} />;
}
