import type { RepayPlanRow } from '@/contract/entities/money/repayPlan';
import type { MessageId } from '@/i18n/messageIds';
import { CalendarDay, DateTime } from '@/ui/dates/DateTime';
import { Money } from '@/ui/format/Money';
import type { PagedColumn } from '@/ui/table/tableQuery';

type FormatMessage = (id: MessageId) => string;
type MoneyName = {
  [Name in keyof RepayPlanRow]-?: RepayPlanRow[Name] extends number ? Name : never;
}[keyof RepayPlanRow];

/** A column of amounts. */
export const formatPlanMoney = (name: Exclude<MoneyName, 'period'>, title: string): PagedColumn<RepayPlanRow> => ({
  key: name,
  title,
  width: 100,
  align: 'end',
  render: (_, row) => <Money amount={row[name]} currency={row.currency} />,
});

/** The eight columns of a repayment plan (§2, CO-01); where several loans are shown, whose row it is. */
export const planColumns = (words: FormatMessage, ofSeveralLoans: boolean): PagedColumn<RepayPlanRow>[] => [
  ...(ofSeveralLoans ? [{ key: 'loanId', title: words('repay.loan'), dataIndex: 'loanId' }] : []),
  { key: 'period', title: words('repay.plan.period'), width: 80, align: 'end', dataIndex: 'period' },
  {
    key: 'repaymentPlanTime',
    width: 100,
    title: words('repay.plan.plannedDate'),
    render: (_, row) => <CalendarDay at={row.repaymentPlanTime} />,
  },
  formatPlanMoney('repaymentTotalAmount', words('repay.plan.total')),
  {
    key: 'repaymentRealTime',
    width: 150,
    title: words('repay.plan.paidDate'),
    render: (_, row) => <DateTime at={row.repaymentRealTime} />,
  },
  formatPlanMoney('repaymentIncomeAmount', words('repay.plan.income')),
  formatPlanMoney('repaymentPrincipalAmount', words('repay.plan.principal')),
  formatPlanMoney('repaymentInterestAmount', words('repay.plan.interest')),
  formatPlanMoney('overdueFeeAmount', words('repay.plan.overdueFee')),
];
