import { useBoardAgentsQuery } from '@/api/boardApi';
import { type BoardAgent, boardAgentsQuery } from '@/contract/entities/board';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import type { BoardQuery } from '@/contract/routes';
import { EmptyState } from '@/ui/EmptyState';
import { readListUrl, writeListUrl } from '@/ui/listUrl';
import { PagedTable } from '@/ui/PagedTable';
import type { TableQuery } from '@/ui/tableQuery';
import { widthOf } from '@/ui/widthOf';
import { useSearchParams } from '@/ui/useSearchParams';
import { useIntl } from 'react-intl';

import { agentColumns } from './agentColumns';
import { shownAnswer } from './shownAnswer';

interface AgentTableProps {
  readonly place: BoardQuery;
  readonly toAgent: (agentId: string) => string;
  readonly pollingInterval?: number;
}

function useAgentsPlace() {
  const [params, setParams] = useSearchParams();
  const { page = 1, sort = 'recoveredAmount', order = 'desc' } = readListUrl(boardAgentsQuery, params);
  const place: TableQuery = { page: Number(page), size: PAGE_SIZE_TABLE, sort, order };
  const onPlace = (next: TableQuery): void =>
    setParams((current) =>
      writeListUrl(current, { sort: next.sort, order: next.order, page: next.page > 1 ? next.page : undefined }),
    );
  return { sort, order, place, onPlace };
}

/** Whether teams have to be told apart, and the whole of the small bars. */
const measuresOf = (lines: readonly BoardAgent[]) => ({
  hasTeams: new Set(lines.map(({ groupName }) => groupName)).size > 1,
  most: Math.max(0, ...lines.map(({ figures }) => figures.recoveredAmount)),
});

/** The figures agent by agent, sorted by any of them; a name leads to what is behind it (DB-01). */
export function AgentTable({ place: filters, toAgent, pollingInterval = 0 }: AgentTableProps) {
  const intl = useIntl();
  const { sort, order, place, onPlace } = useAgentsPlace();
  const asked = { ...filters, sort, order, page: place.page };
  const answer = useBoardAgentsQuery(asked, { pollingInterval });
  const { data, error, isWaiting } = shownAnswer(answer);
  const columns = agentColumns({ intl, currency: data?.currency, ...measuresOf(data?.result ?? []), toAgent });
  return (
    <PagedTable
      label={intl.formatMessage({ id: 'board.agents' })}
      columns={columns}
      rows={data}
      rowKey={({ agentId }) => agentId ?? 'nobody'}
      place={place}
      onPlace={onPlace}
      isFetching={isWaiting}
      error={error}
      onRetry={() => void answer.refetch()}
      minWidth={widthOf(columns)}
      empty={<EmptyState title={intl.formatMessage({ id: 'board.noAgents' })} />}
    />
  );
}
