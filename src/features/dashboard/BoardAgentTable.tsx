import { useBoardAgentsFileMutation, useBoardAgentsQuery } from '@/api/endpoints/management/boardApi';
import { useSavedListSettings } from '@/api/hooks/useSavedListSettings';
import { type BoardAgent, boardAgentsQuery } from '@/contract/entities/management/board';
import { BOARD_AGENT_LIST } from '@/contract/lists/boardLists';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import type { BoardQuery } from '@/contract/routes';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { readListUrl, writeListUrl } from '@/ui/list/listUrl';
import { ListTable } from '@/ui/list/ListTable';
import type { TableQuery } from '@/ui/table/tableQuery';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { Checkbox } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { createAgentCells } from './agentColumns';
import { keepPreviousData } from './keepPreviousData';

interface BoardAgentTableProps {
  readonly place: BoardQuery;
  readonly toAgent: (agentId: string) => string;
  readonly pollingInterval?: number;
  /** Saved from here; false where the screen itself offers it. */
  readonly hasFile?: boolean;
}

function useAgentsPlace() {
  const [params, setParams] = useSearchParams();
  const { page = 1, sort = 'recoveredAmount', order = 'desc', active } = readListUrl(boardAgentsQuery, params);
  const place: TableQuery = { page: Number(page), size: PAGE_SIZE_TABLE, sort, order };
  const onPlace = (next: TableQuery): void =>
    setParams((current) =>
      writeListUrl(current, { sort: next.sort, order: next.order, page: next.page > 1 ? next.page : undefined }),
    );
  const onActive = (isActive: boolean): void =>
    setParams((current) => writeListUrl(current, { active: isActive ? 'true' : undefined, page: undefined }));
  return { sorting: { sort, order, ...(active && { active }) }, place, onPlace, onActive };
}

/** Returns true if the lines belong to several teams. */
const hasTeams = (lines: readonly BoardAgent[]): boolean => new Set(lines.map(({ groupName }) => groupName)).size > 1;

/** The whole of the small bars. */
const getMost = (lines: readonly BoardAgent[]): number =>
  Math.max(0, ...lines.map(({ figures }) => figures.recoveredAmount));

/** The figures agent by agent, sorted by any of them; a name leads to what is behind it (DB-01). */
export function BoardAgentTable({
  place: filters,
  toAgent,
  pollingInterval = 0,
  hasFile = true,
}: BoardAgentTableProps) {
  const intl = useIntl();
  const { sorting, place, onPlace, onActive } = useAgentsPlace();
  const input = { ...filters, ...sorting, page: place.page };
  const answer = useBoardAgentsQuery(input, { pollingInterval });
  const { data, error, isWaiting } = keepPreviousData(answer);
  const lines = data?.result ?? [];
  const keeping = useSavedListSettings('boardAgents');
  const [save, saving] = useBoardAgentsFileMutation();
  return (
    <ListTable
      list={BOARD_AGENT_LIST}
      cells={createAgentCells({ intl, currency: data?.currency, most: getMost(lines), toAgent })}
      fixed="name"
      {...(!hasTeams(lines) && { without: ['groupName'] })}
      keeping={keeping}
      {...(hasFile && { file: { saving, onSave: (format) => void save({ ...filters, ...sorting, format }) } })}
      lead={
        <Checkbox checked={sorting.active === 'true'} onChange={({ target }) => onActive(target.checked)}>
          <FormattedMessage id="board.hideIdle" />
        </Checkbox>
      }
      label={intl.formatMessage({ id: 'board.agents' })}
      rows={data}
      rowKey={({ agentId }) => agentId ?? 'nobody'}
      place={place}
      onPlace={onPlace}
      isFetching={isWaiting}
      error={error}
      onRetry={() => void answer.refetch()}
      empty={<EmptyState title={intl.formatMessage({ id: 'board.noAgents' })} />}
    />
  );
}
