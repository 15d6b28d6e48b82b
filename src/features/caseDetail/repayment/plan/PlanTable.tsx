import { useRepayDetailsQuery } from '@/api/endpoints/cases/repayApi';
import { PAGE_SIZE_REPAY_PLAN } from '@/contract/limits';
import type { MessageId } from '@/i18n/messageIds';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { PagedTable } from '@/ui/table/PagedTable';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { useIntl } from 'react-intl';

import { narrowPlanColumns } from './narrowPlanColumns';
import { planColumns } from './planColumns';
import type { RepaymentScope } from '../repaymentScope';

interface PlanTableProps extends RepaymentScope {
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** For the tabs next to the result form: two lines per period, so that no column is cut off. */
  readonly isNarrow?: boolean;
}

const MIN_WIDTH = 820;

/** The repayment plan of a case, twelve periods a page (CD-03, CO-01). */
export function PlanTable({ taskId, role, page, onPage, isNarrow = false }: PlanTableProps) {
  const { formatMessage } = useIntl();
  const words = (id: MessageId) => formatMessage({ id });
  const columns = isNarrow
    ? { columns: narrowPlanColumns(words) }
    : { columns: planColumns(words, role !== undefined), minWidth: MIN_WIDTH };
  const place = { page, size: PAGE_SIZE_REPAY_PLAN };
  const shown = keepPreviousPage(
    useRepayDetailsQuery({
      taskId,
      ...(role && { role }),
      ...place,
    }),
  );
  return (
    <PagedTable
      label={formatMessage({ id: 'repay.plan' })}
      {...columns}
      {...shown}
      rowKey={({ loanId, period }) => `${loanId ?? ''}/${period}`}
      place={place}
      onPlace={(next) => onPage(next.page)}
      empty={<EmptyState isLine title={formatMessage({ id: 'repay.plan.empty' })} />}
    />
  );
}
