import { DEDUCTION_TYPE } from '@/contract/codes/moneyCodes';
import type { StatisticsRow } from '@/contract/entities/management/statistics';
import type { STATISTICS_LIST } from '@/contract/lists/boardLists';
import { taskDetailPath } from '@/contract/routes';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { CalendarDay, DateTime } from '@/ui/dates/DateTime';
import type { ListCells } from '@/ui/list/ListTable';
import { Money } from '@/ui/format/Money';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

const figures = { align: 'right' } as const;

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

/** Cell renderers of the nine repayment columns (§2). */
export const statisticsCells = (
  currency: string | null | undefined,
): ListCells<typeof STATISTICS_LIST, StatisticsRow> => ({
  borrow_id: { render: (_, row) => <LoanLink row={row} />, width: 112, fixed: 'start' },
  user_id: { dataIndex: 'user_id', width: 96 },
  user_name: { dataIndex: 'user_name', width: 140, ellipsis: true },
  repay_due_time: { render: (_, row) => <CalendarDay at={row.repay_due_time} />, width: 100 },
  penalty_day: { dataIndex: 'penalty_day', ...figures, width: 88 },
  repay_due_amount: {
    render: (_, row) => <Money amount={row.repay_due_amount} currency={currency} />,
    ...figures,
    width: 108,
  },
  amount: { render: (_, row) => <Money amount={row.amount} currency={currency} />, ...figures, width: 108 },
  repay_time: { render: (_, row) => <DateTime at={row.repay_time} />, width: 142 },
  repay_way_name: { render: (_, row) => <CodeLabel table={DEDUCTION_TYPE} code={row.repay_way_name} />, width: 120 },
});
