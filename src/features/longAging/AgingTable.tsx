import {
  useTaskAgingLongAgingFileMutation,
  useTaskAgingLongAgingListingQuery,
} from '@/api/endpoints/cases/taskAgingApi';
import { useSavedListSettings } from '@/api/hooks/useSavedListSettings';
import type { LongAgingRow } from '@/contract/entities/cases/longAging';
import { LONG_AGING_LIST } from '@/contract/lists/caseLists';
import { DateTime } from '@/ui/dates/DateTime';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LatestResult } from '@/ui/feedback/LatestResult';
import { Money } from '@/ui/format/Money';
import { type ListCells, ListTable } from '@/ui/list/ListTable';
import { usePermission } from '@/ui/screen/currentUser';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { CALL_RESULT_TONES } from '@/ui/theme/tones';
import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useIntl } from 'react-intl';

import { AgingLoans } from './AgingLoans';
import * as styles from './longAging.module.css';
import type { useAgingQuery } from './useAgingQuery';

interface OpenRow {
  readonly openId: string | undefined;
  readonly onToggle: (id: string) => void;
}

const figures = { align: 'right' } as const;

function OpenButton({ row, openId, onToggle }: OpenRow & { readonly row: LongAgingRow }) {
  const { formatMessage } = useIntl();
  const isOpen = row.longAgingTasksId === openId;
  return (
    <Button
      type="link"
      size="small"
      className={String(styles['opener'])}
      icon={isOpen ? <DownOutlined /> : <RightOutlined />}
      aria-expanded={isOpen}
      aria-label={formatMessage({ id: isOpen ? 'aging.hide' : 'aging.show' }, { name: row.borrowerName })}
      onClick={() => onToggle(row.longAgingTasksId)}
    >
      {row.borrowerName}
    </Button>
  );
}

/** Cell renderers of the borrowers, with the total due on all loans; the name opens the loans. */
const agingCells = (opening: OpenRow): ListCells<typeof LONG_AGING_LIST, LongAgingRow> => ({
  borrowerName: { width: 184, fixed: 'start', render: (_, row) => <OpenButton row={row} {...opening} /> },
  borrowerId: { width: 96, dataIndex: 'borrowerId' },
  loanCount: { width: 112, ...figures, dataIndex: 'loanCount' },
  amount: { width: 104, ...figures, render: (_, row) => <Money amount={row.amount} currency={row.currency} /> },
  penaltyDay: { width: 96, ...figures, dataIndex: 'penaltyDay' },
  lastCallResult: { width: 150, render: (_, row) => <LatestResult of={row} tones={CALL_RESULT_TONES} /> },
  lastCallTime: { width: 146, render: (_, row) => <DateTime at={row.lastCallTime} /> },
  agentName: { width: 120, ellipsis: true, render: (_, row) => row.agentName ?? '–' },
});

function NoBorrowers({ isFiltered }: { readonly isFiltered: boolean }) {
  const { formatMessage } = useIntl();
  return <EmptyState title={formatMessage({ id: isFiltered ? 'aging.empty.filtered' : 'aging.empty' })} />;
}

const showLoans = (row: LongAgingRow) => <AgingLoans of={row} />;

/** A page of borrowers; under the opened one its loans. */
export function AgingTable({ list }: { readonly list: ReturnType<typeof useAgingQuery> }) {
  const { formatMessage } = useIntl();
  const { query, place, onPlace, openId, toggle, isFiltered } = list;
  const shown = keepPreviousPage(useTaskAgingLongAgingListingQuery(query));
  const [save, saving] = useTaskAgingLongAgingFileMutation();
  const mayTakeAway = usePermission('monitoring.read');
  const { page: _, size: __, ...params } = query;
  return (
    <ListTable
      list={LONG_AGING_LIST}
      cells={agingCells({ openId, onToggle: toggle })}
      fixed="borrowerName"
      keeping={useSavedListSettings('longAging')}
      file={mayTakeAway ? { saving, onSave: (format) => void save({ ...params, format }) } : undefined}
      label={formatMessage({ id: 'aging.title' })}
      {...shown}
      rowKey={(row) => row.longAgingTasksId}
      rowClassName={(row) => (row.longAgingTasksId === openId ? String(styles['opened']) : '')}
      expandable={{
        showExpandColumn: false,
        expandedRowKeys: openId === undefined ? [] : [openId],
        expandedRowRender: showLoans,
      }}
      place={place}
      onPlace={onPlace}
      empty={<NoBorrowers isFiltered={isFiltered} />}
    />
  );
}
