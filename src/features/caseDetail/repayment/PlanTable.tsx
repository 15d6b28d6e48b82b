import { useRepayDetailsQuery } from '@/api/repayApi';
import { PAGE_SIZE_REPAY_PLAN } from '@/contract/limits';
import { EmptyState } from '@/ui/EmptyState';
import { PagedTable } from '@/ui/PagedTable';
import { shownPage } from '@/ui/shownPage';
import { useIntl } from 'react-intl';

import { planColumns } from './planColumns';
import type { RepaymentScope } from './repaymentScope';

interface PlanTableProps extends RepaymentScope {
  readonly page: number;
  readonly onPage: (page: number) => void;
}

const MIN_WIDTH = 820;

/** The repayment plan of a case, twelve periods a page (CD-03, CO-01). */
export function PlanTable({ taskId, role, page, onPage }: PlanTableProps) {
  const { formatMessage } = useIntl();
  const place = { page, size: PAGE_SIZE_REPAY_PLAN };
  const shown = shownPage(
    useRepayDetailsQuery({
      taskId,
      ...(role && { role }),
      ...place,
    }),
  );
  return (
    <PagedTable
      label={formatMessage({ id: 'repay.plan' })}
      columns={planColumns((id) => formatMessage({ id }), role !== undefined)}
      {...shown}
      rowKey={({ loanId, period }) => `${loanId ?? ''}/${period}`}
      place={place}
      onPlace={(next) => onPage(next.page)}
      minWidth={MIN_WIDTH}
      empty={<EmptyState title={formatMessage({ id: 'repay.plan.empty' })} />}
    />
  );
}
