import { useCustomerServiceExportMutation } from '@/api/endpoints/management/customerServiceApi';
import { useSavedListSettings } from '@/api/hooks/useSavedListSettings';
import { type ComplaintState, COMPLAINT_STATE } from '@/contract/codes/complaintCodes';
import type { ComplaintRow } from '@/contract/entities/management/complaint';
import { COMPLAINT_LIST } from '@/contract/lists/managementLists';
import { getNextComplaintState } from '@/machines/complaintLifecycle';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListTable } from '@/ui/list/ListTable';
import type { PageOfRows } from '@/ui/table/PagedTable';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { createComplaintCells } from './complaintColumns';
import * as styles from './complaints.module.css';
import type { ComplaintList } from './useComplaintList';

interface ComplaintTableProps {
  readonly list: ComplaintList;
  readonly rows: PageOfRows<ComplaintRow> | undefined;
  readonly isFetching: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Placed before the list's tools. */
  readonly lead: ReactNode;
  /** Selected complaints over all pages; absent if no bulk action exists. */
  readonly selection?:
    { readonly ids: readonly string[]; readonly onSelect: (ids: readonly string[]) => void } | undefined;
}

const isState = (state: string): state is ComplaintState => Object.hasOwn(COMPLAINT_STATE, state);

/** Returns true if a complaint can still be assigned. */
const isAllocatable = ({ state }: ComplaintRow): boolean =>
  isState(state) && getNextComplaintState(state, 'allocated') !== undefined;

/** The complaints, the most pressing first. */
export function ComplaintTable({ list, rows, selection, ...table }: ComplaintTableProps) {
  const { formatMessage } = useIntl();
  const keeping = useSavedListSettings('complaints');
  const [save, saving] = useCustomerServiceExportMutation();
  return (
    <ListTable
      {...table}
      list={COMPLAINT_LIST}
      cells={createComplaintCells(list.addressOf)}
      fixed="id"
      keeping={keeping}
      file={{ saving, onSave: (format) => void save({ ...list.asked, format }) }}
      label={formatMessage({ id: 'complaints.table' })}
      rows={rows}
      rowKey={({ id }) => id}
      rowClassName={({ id, deadline }) =>
        [deadline === 'overdue' && styles['overdue'], id === list.openId && styles['opened']].filter(Boolean).join(' ')
      }
      place={list.place}
      onPlace={list.onPlace}
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
