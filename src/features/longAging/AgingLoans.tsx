import { useTaskAgingLoanItemInfoLongAgingQuery } from '@/api/endpoints/cases/taskAgingApi';
import { CASE_STATUS, LOAN_STATUS, LOAN_TYPE } from '@/contract/codes/caseCodes';
import type { LongAgingLoan, LongAgingRow } from '@/contract/entities/cases/longAging';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { getTaskDetailPath } from '@/contract/routes';
import type { MessageId } from '@/i18n/messageIds';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { CalendarDay } from '@/ui/dates/DateTime';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Money } from '@/ui/format/Money';
import { PagedTable } from '@/ui/table/PagedTable';
import type { PagedColumn } from '@/ui/table/tableQuery';
import { CASE_STATUS_TONES } from '@/ui/theme/tones';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import * as styles from './longAging.module.css';

const figures = { align: 'right' } as const;
const WIDTH = 1150;

const COLUMNS: readonly (Omit<PagedColumn<LongAgingLoan>, 'title'> & { readonly label: MessageId })[] = [
  {
    key: 'loanId',
    label: 'aging.loanId',
    render: (_, row) => <Link to={getTaskDetailPath(row.taskId, row.loanId)}>{row.loanId}</Link>,
    width: 160,
    fixed: 'start',
  },
  {
    key: 'status',
    label: 'aging.status',
    render: (_, row) => <CodeLabel table={CASE_STATUS} code={row.status} tones={CASE_STATUS_TONES} />,
    width: 150,
  },
  {
    key: 'amount',
    label: 'aging.amount',
    render: (_, row) => <Money amount={row.amount} currency={row.currency} />,
    ...figures,
    width: 120,
  },
  { key: 'penaltyDay', label: 'aging.penaltyDay', dataIndex: 'penaltyDay', ...figures, width: 100 },
  {
    key: 'penaltyDate',
    label: 'aging.penaltyDate',
    render: (_, row) => <CalendarDay at={row.penaltyDate} />,
    width: 110,
  },
  {
    key: 'contractAmount',
    label: 'aging.contractAmount',
    render: (_, row) => <Money amount={row.contractAmount} currency={row.currency} />,
    ...figures,
    width: 130,
  },
  {
    key: 'product',
    label: 'aging.product',
    render: (_, row) => row.productCategory ?? '–',
    width: 190,
    ellipsis: true,
  },
  { key: 'loanApp', label: 'aging.loanApp', render: (_, row) => row.loanApp ?? '–', width: 130, ellipsis: true },
  {
    key: 'loanStatus',
    label: 'aging.loanStatus',
    render: (_, row) => <CodeLabel table={LOAN_STATUS} code={row.loanStatus} />,
    width: 110,
  },
  {
    key: 'reloan',
    label: 'aging.reloan',
    render: (_, row) => <CodeLabel table={LOAN_TYPE} code={row.reloan} />,
    width: 150,
  },
];

/** The loans of a long-aging borrower; each leads to its case (CL-03). */
export function AgingLoans({ of }: { readonly of: LongAgingRow }) {
  const { formatMessage } = useIntl();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useTaskAgingLoanItemInfoLongAgingQuery({
    longAgingTasksId: of.longAgingTasksId,
    page,
  });
  const title = formatMessage({ id: 'aging.loans' }, { name: of.borrowerName });
  return (
    <div className={styles['loans']}>
      <h2 className={styles['subtitle']}>{title}</h2>
      <PagedTable
        label={title}
        columns={COLUMNS.map(({ label, ...column }) => ({ ...column, title: formatMessage({ id: label }) }))}
        rows={data}
        rowKey={(row) => row.taskId}
        place={{ page, size: PAGE_SIZE_TABLE }}
        onPlace={(place) => setPage(place.page)}
        isFetching={isFetching}
        error={data ? undefined : error}
        onRetry={() => void refetch()}
        minWidth={WIDTH}
        stickyBelow={false}
        empty={<EmptyState title={formatMessage({ id: 'aging.loans.empty' })} />}
      />
    </div>
  );
}
