import { DEDUCTION_TYPE } from '@/contract/codes/deductionType';
import type { Statistics, StatisticsRow } from '@/contract/entities/statistics';
import { taskDetailPath } from '@/contract/routes';
import { CodeLabel } from '@/ui/CodeLabel';
import { CalendarDay, DateTime } from '@/ui/DateTime';
import { EmptyState } from '@/ui/EmptyState';
import { Money } from '@/ui/Money';
import { PagedTable } from '@/ui/PagedTable';
import type { PagedColumn, TableQuery } from '@/ui/tableQuery';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import type { ColumnName } from './columnNames';

interface StatisticsTableProps {
  readonly names: readonly ColumnName[];
  readonly rows: Statistics | undefined;
  readonly place: TableQuery;
  readonly onPlace: (place: TableQuery) => void;
  readonly isFetching: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
}

const figures = { align: 'right' } as const;

const columnsOf = (
  currency: string | null | undefined,
): Readonly<Record<ColumnName, Omit<PagedColumn<StatisticsRow>, 'key'>>> => ({
  borrow_id: { render: (_, row) => <LoanLink row={row} />, width: 160, fixed: 'start' },
  user_id: { dataIndex: 'user_id', width: 110 },
  user_name: { dataIndex: 'user_name', width: 160, ellipsis: true },
  repay_due_time: { render: (_, row) => <CalendarDay at={row.repay_due_time} />, width: 110 },
  penalty_day: { dataIndex: 'penalty_day', ...figures, width: 100 },
  repay_due_amount: {
    render: (_, row) => <Money amount={row.repay_due_amount} currency={currency} />,
    ...figures,
    width: 120,
  },
  amount: { render: (_, row) => <Money amount={row.amount} currency={currency} />, ...figures, width: 120 },
  repay_time: { render: (_, row) => <DateTime at={row.repay_time} />, width: 140 },
  repay_way_name: { render: (_, row) => <CodeLabel table={DEDUCTION_TYPE} code={row.repay_way_name} />, width: 150 },
});

function LoanLink({ row }: { readonly row: StatisticsRow }) {
  const { formatMessage } = useIntl();
  if (!row.task_id) return row.borrow_id;
  return (
    <Link
      to={taskDetailPath(row.task_id, row.borrow_id)}
      aria-label={formatMessage({ id: 'statistics.open' }, { loanId: row.borrow_id })}
    >
      {row.borrow_id}
    </Link>
  );
}

/** The day's repayments, newest first: nine columns, 25 a page (§2). */
export function StatisticsTable({ names, rows, ...table }: StatisticsTableProps) {
  const { formatMessage } = useIntl();
  const columns = columnsOf(rows?.currency);
  return (
    <PagedTable
      {...table}
      label={formatMessage({ id: 'statistics.table' })}
      columns={names.map((name) => ({
        ...columns[name],
        key: name,
        title: formatMessage({ id: `statistics.${name}` }),
      }))}
      rows={rows}
      rowKey={(row) => `${row.borrow_id} ${row.repay_time} ${row.repay_due_amount}`}
      minWidth={names.reduce((sum, name) => sum + Number(columns[name].width), 0)}
      empty={<EmptyState title={formatMessage({ id: 'statistics.empty' })} />}
    />
  );
}
