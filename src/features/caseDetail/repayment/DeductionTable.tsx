import { useRepayPayLogsQuery } from '@/api/repayApi';
import { PAGE_SIZE_PAY_LOGS } from '@/contract/limits';
import { EmptyState } from '@/ui/EmptyState';
import { PagedTable } from '@/ui/PagedTable';
import { shownPage } from '@/ui/shownPage';
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
  const shown = shownPage(
    useRepayPayLogsQuery({
      taskId,
      ...(role && { role }),
      ...place,
    }),
  );
  return (
    <PagedTable
      label={formatMessage({ id: 'repay.deductions' })}
      columns={deductionColumns((id) => formatMessage({ id }), role !== undefined)}
      {...shown}
      rowKey={({ id }) => id}
      place={place}
      onPlace={(next) => onPage(next.page)}
      minWidth={MIN_WIDTH}
      empty={<EmptyState isLine title={formatMessage({ id: 'repay.deductions.empty' })} />}
    />
  );
}
