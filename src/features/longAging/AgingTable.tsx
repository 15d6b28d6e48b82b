import { useListKeeping } from '@/api/hooks/useListKeeping';
import {
  useTaskAgingLongAgingFileMutation,
  useTaskAgingLongAgingListingQuery,
} from '@/api/endpoints/cases/taskAgingApi';
import type { LongAgingRow } from '@/contract/entities/cases/longAging';
import { LONG_AGING_LIST } from '@/contract/lists/caseLists';
import { usePermission } from '@/ui/screen/currentUser';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListTable } from '@/ui/list/ListTable';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { useIntl } from 'react-intl';

import { agingCells } from './agingColumns';
import { AgingLoans } from './AgingLoans';
import * as styles from './longAging.module.css';
import type { useAgingQuery } from './useAgingQuery';

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
  const { page: _, size: __, ...asked } = query;
  return (
    <ListTable
      list={LONG_AGING_LIST}
      cells={agingCells({ openId, onToggle: toggle })}
      fixed="borrowerName"
      keeping={useListKeeping('longAging')}
      file={mayTakeAway ? { saving, onSave: (format) => void save({ ...asked, format }) } : undefined}
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
