import { useTaskAgingLongAgingListingQuery } from '@/api/taskAgingApi';
import type { LongAgingRow } from '@/contract/entities/longAging';
import { EmptyState } from '@/ui/EmptyState';
import { PagedTable } from '@/ui/PagedTable';
import { shownPage } from '@/ui/shownPage';
import { widthOf } from '@/ui/widthOf';
import { useIntl } from 'react-intl';

import { agingColumns } from './agingColumns';
import { AgingLoans } from './AgingLoans';
import * as styles from './longAging.module.css';
import type { useShownColumns } from './useShownColumns';
import type { useAgingQuery } from './useAgingQuery';

interface AgingTableProps {
  readonly list: ReturnType<typeof useAgingQuery>;
  readonly shown: ReturnType<typeof useShownColumns>;
}

function NoBorrowers({ isFiltered }: { readonly isFiltered: boolean }) {
  const { formatMessage } = useIntl();
  return <EmptyState title={formatMessage({ id: isFiltered ? 'aging.empty.filtered' : 'aging.empty' })} />;
}

const showLoans = (row: LongAgingRow) => <AgingLoans of={row} />;

/** A page of borrowers; under the opened one its loans. */
export function AgingTable({ list, shown: { columns: names, isKnown } }: AgingTableProps) {
  const { formatMessage } = useIntl();
  const { query, place, onPlace, openId, toggle, isFiltered } = list;
  const shown = shownPage(useTaskAgingLongAgingListingQuery(query));
  const columns = agingColumns(names, (id, values) => formatMessage({ id }, values), { openId, onToggle: toggle });
  return (
    <PagedTable
      label={formatMessage({ id: 'aging.title' })}
      columns={columns}
      {...shown}
      // Drawn once, in the columns that were chosen.
      rows={isKnown ? shown.rows : undefined}
      rowKey={(row) => row.longAgingTasksId}
      rowClassName={(row) => (row.longAgingTasksId === openId ? String(styles['opened']) : '')}
      expandable={{
        showExpandColumn: false,
        expandedRowKeys: openId === undefined ? [] : [openId],
        expandedRowRender: showLoans,
      }}
      place={place}
      onPlace={onPlace}
      isFetching={shown.isFetching || !isKnown}
      minWidth={widthOf(columns)}
      empty={<NoBorrowers isFiltered={isFiltered} />}
    />
  );
}
