import { useSavedColumns } from '@/api/hooks/useSavedListSettings';
import { useRepayPayLogsQuery } from '@/api/endpoints/cases/repayApi';
import { PAGE_SIZE_PAY_LOGS } from '@/contract/limits';
import { DEDUCTION_LIST } from '@/contract/lists/caseLists';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListTable } from '@/ui/list/ListTable';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import type { TableQuery } from '@/ui/table/tableQuery';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { useHistoryFile } from '../../history/useHistoryFile';
import { getListOrder } from '../../history/useHistoryLocation';
import { DEDUCTION_CELLS } from './deductionColumns';
import type { RepaymentScope } from '../repaymentScope';

interface DeductionTableProps extends RepaymentScope {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

type Order = Pick<TableQuery, 'sort' | 'order'>;

/** The deductions of a case, without a sort the newest first, fifty a page (CO-01). */
export function DeductionTable({ taskId, role, page, onPage }: DeductionTableProps) {
  const { formatMessage } = useIntl();
  const [order, setOrder] = useState<Order>({});
  const place = { page, size: PAGE_SIZE_PAY_LOGS };
  const query = { taskId, ...(role && { role }), ...getListOrder(DEDUCTION_LIST, order), ...place };
  const { rows, ...shown } = keepPreviousPage(useRepayPayLogsQuery(query));
  const columns = useSavedColumns('deductions');
  // The history is one case's, what long aging shows is of several loans.
  const file = useHistoryFile(taskId, ['deduction']);
  const go = (next: TableQuery): void => {
    setOrder({ sort: next.sort, order: next.order });
    onPage(next.page);
  };
  if (rows?.totalCount === 0) return <EmptyState isLine title={formatMessage({ id: 'repay.deductions.empty' })} />;
  return (
    <ListTable
      list={DEDUCTION_LIST}
      cells={DEDUCTION_CELLS}
      fixed="opTime"
      without={role ? [] : ['loanId']}
      keeping={{ columns }}
      file={role ? undefined : file}
      label={formatMessage({ id: 'repay.deductions' })}
      {...shown}
      rows={rows}
      rowKey={({ id }) => id}
      place={{ ...place, ...order }}
      onPlace={go}
    />
  );
}
