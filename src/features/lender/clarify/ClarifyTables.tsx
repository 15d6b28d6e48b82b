import { useListKeeping } from '@/api/hooks/useListKeeping';
import type { ClarificationRow } from '@/contract/entities/lender/lender';
import { DECIDED_LIST, WAITING_LIST } from '@/contract/lists/lenderLists';
import { usePermission } from '@/ui/screen/currentUser';
import type { ListExport } from '@/ui/list/ExportButton';
import { ListTable } from '@/ui/list/ListTable';
import type { PagedTable } from '@/ui/table/PagedTable';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';

import { DECIDED_CELLS, WAITING_CELLS } from './clarifyColumns';
import { Decide } from './Decide';

type TableProps = Omit<ComponentProps<typeof PagedTable<ClarificationRow>>, 'columns' | 'density' | 'minWidth'> & {
  readonly file: ListExport;
};

/** Pending entries with their actions. */
export function WaitingTable(table: TableProps) {
  const { formatMessage } = useIntl();
  const mayDecide = usePermission('lender.manage');
  const act = {
    key: 'act',
    title: formatMessage({ id: 'lender.field.act' }),
    width: 200,
    render: (_: unknown, row: ClarificationRow) => <Decide row={row} />,
  };
  return (
    <ListTable
      {...table}
      list={WAITING_LIST}
      cells={WAITING_CELLS}
      fixed="reference"
      keeping={useListKeeping('lenderWaiting')}
      {...(mayDecide && { action: act })}
    />
  );
}

/** Decided entries with user and reason. */
export function DecidedTable(table: TableProps) {
  const keeping = useListKeeping('lenderDecided');
  return <ListTable {...table} list={DECIDED_LIST} cells={DECIDED_CELLS} fixed="reference" keeping={keeping} />;
}
