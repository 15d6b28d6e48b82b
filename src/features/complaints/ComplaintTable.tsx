import type { ComplaintState } from '@/contract/codes/complaintState';
import { COMPLAINT_STATE } from '@/contract/codes/complaintState';
import type { ComplaintRow } from '@/contract/entities/complaint';
import { complaintStateAfter } from '@/machines/complaintLifecycle';
import { EmptyState } from '@/ui/EmptyState';
import { type PageOfRows, PagedTable } from '@/ui/PagedTable';
import { Button } from 'antd';
import { useIntl } from 'react-intl';

import { COLUMNS_WIDTH, complaintColumns } from './complaintColumns';
import * as styles from './complaintTable.module.css';
import type { ComplaintList } from './useComplaintList';

interface ComplaintTableProps {
  readonly list: ComplaintList;
  readonly rows: PageOfRows<ComplaintRow> | undefined;
  readonly isFetching: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** The chosen ones, kept from page to page; absent where nothing can be done with several. */
  readonly selection?:
    { readonly ids: readonly string[]; readonly onSelect: (ids: readonly string[]) => void } | undefined;
}

const isState = (state: string): state is ComplaintState => Object.hasOwn(COMPLAINT_STATE, state);

/** Whether a complaint can still be given to somebody. */
const isAllocatable = ({ state }: ComplaintRow): boolean =>
  isState(state) && complaintStateAfter(state, 'allocated') !== undefined;

/** The complaints, the most pressing first. */
export function ComplaintTable({ list, rows, selection, ...table }: ComplaintTableProps) {
  const { formatMessage } = useIntl();
  return (
    <PagedTable
      {...table}
      label={formatMessage({ id: 'complaints.table' })}
      columns={complaintColumns(list.addressOf).map(({ label, ...column }) => ({
        ...column,
        title: formatMessage({ id: label }),
      }))}
      rows={rows}
      rowKey={({ id }) => id}
      rowClassName={({ id, deadline }) =>
        [deadline === 'overdue' && styles['overdue'], id === list.openId && styles['opened']].filter(Boolean).join(' ')
      }
      place={list.place}
      onPlace={({ page }) => list.change({ page: page > 1 ? page : undefined })}
      minWidth={COLUMNS_WIDTH}
      hasRowKeys
      {...(selection && {
        rowSelection: {
          selectedRowKeys: [...selection.ids],
          preserveSelectedRowKeys: true,
          onChange: (keys) => selection.onSelect(keys.map(String)),
          getCheckboxProps: (order: ComplaintRow) => ({
            disabled: !isAllocatable(order),
            'aria-label': formatMessage({ id: 'complaints.select' }, { id: order.id }),
          }),
        },
      })}
      empty={<NothingThere list={list} />}
    />
  );
}

function NothingThere({ list }: { readonly list: ComplaintList }) {
  const { formatMessage } = useIntl();
  const isNarrowed = list.isFiltered || list.query.state !== undefined;
  return (
    <EmptyState
      title={formatMessage({ id: isNarrowed ? 'complaints.empty.filtered' : 'complaints.empty' })}
      {...(!isNarrowed && { hint: formatMessage({ id: 'complaints.empty.hint' }) })}
    >
      {list.isFiltered && <Button onClick={list.clear}>{formatMessage({ id: 'complaints.empty.clear' })}</Button>}
    </EmptyState>
  );
}
