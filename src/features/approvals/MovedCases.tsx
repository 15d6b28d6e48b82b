import { useApprovalCasesQuery } from '@/api/endpoints/management/approvalApi';
import type { MovedCase } from '@/contract/entities/management/approval';
import { PAGE_SIZE_MESSAGES } from '@/contract/limits';
import { getTaskDetailPath } from '@/contract/routes';
import { Money } from '@/ui/format/Money';
import { PagedTable } from '@/ui/table/PagedTable';
import type { PagedColumn } from '@/ui/table/tableQuery';
import { useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

const getName = (name: string | null) => name ?? <FormattedMessage id="approvals.nobody" />;

const columns = (
  format: IntlShape['formatMessage'],
  currency: string | null,
): (PagedColumn<MovedCase> & { readonly width: number })[] => [
  {
    key: 'loanId',
    title: format({ id: 'approvals.field.case' }),
    width: 130,
    render: (_, row) => <Link to={getTaskDetailPath(row.taskId, row.loanId)}>{row.loanId}</Link>,
  },
  { key: 'borrower', title: format({ id: 'approvals.field.borrower' }), width: 170, dataIndex: 'borrowerName' },
  {
    key: 'amount',
    title: format({ id: 'approvals.field.due' }),
    width: 110,
    align: 'right',
    render: (_, row) => <Money amount={row.amount} currency={currency} />,
  },
  {
    key: 'from',
    title: format({ id: 'approvals.field.from' }),
    width: 140,
    render: (_, row) => getName(row.agentName),
  },
  { key: 'to', title: format({ id: 'approvals.field.to' }), width: 140, render: (_, row) => getName(row.toAgentName) },
];

interface MovedCasesProps {
  readonly id: string;
  readonly currency: string | null;
}

/** Cases of a batch move, page by page, with the current and the new holder of each (MI-09). */
export function MovedCases({ id, currency }: MovedCasesProps) {
  const { formatMessage } = useIntl();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useApprovalCasesQuery({ id, page });
  // The affected cases are determined only at execution.
  if (data?.totalCount === 0) return null;
  return (
    <PagedTable
      label={formatMessage({ id: 'approvals.field.cases' })}
      columns={columns(formatMessage, currency)}
      rows={data}
      rowKey={({ taskId }) => taskId}
      place={{ page, size: PAGE_SIZE_MESSAGES }}
      onPlace={(place) => setPage(place.page)}
      isFetching={isFetching}
      error={data ? undefined : error}
      onRetry={() => void refetch()}
      stickyBelow={false}
    />
  );
}
