import { useRepayPayLogsQuery } from '@/api/repayApi';
import { PAGE_SIZE_PAY_LOGS } from '@/contract/limits';
import { EmptyState } from '@/ui/EmptyState';
import { PagedTable } from '@/ui/PagedTable';
import { useIntl } from 'react-intl';

import { deductionColumns } from './deductionColumns';
import type { RepaymentScope } from './repaymentScope';

interface DeductionTableProps extends RepaymentScope {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

const MIN_WIDTH = 545;

/** The deductions of a case, newest first, fifty a page (CO-01). */
export function DeductionTable({ taskId, role, page, onPage }: DeductionTableProps) {
  const { formatMessage } = useIntl();
  const place = { page, size: PAGE_SIZE_PAY_LOGS };
  const { data, currentData, error, isFetching, refetch } = useRepayPayLogsQuery({
    taskId,
    ...(role && { role }),
    ...place,
  });
  return (
    <PagedTable
      label={formatMessage({ id: 'repay.deductions' })}
      columns={deductionColumns((id) => formatMessage({ id }), role !== undefined)}
      rows={data}
      rowKey={({ id }) => id}
      place={place}
      onPlace={(next) => onPage(next.page)}
      isFetching={isFetching}
      error={currentData ? undefined : error}
      onRetry={() => void refetch()}
      minWidth={MIN_WIDTH}
      empty={<EmptyState title={formatMessage({ id: 'repay.deductions.empty' })} />}
    />
  );
}
