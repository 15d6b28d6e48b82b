import type { RepayPlanRow } from '@/contract/entities/repayPlan';
import type { MessageId } from '@/i18n/messageIds';
import { CalendarDay, DateTime } from '@/ui/DateTime';
import { Money } from '@/ui/Money';
import type { PagedColumn } from '@/ui/tableQuery';

type Words = (id: MessageId) => string;
type MoneyName = {
  [Name in keyof RepayPlanRow]-?: RepayPlanRow[Name] extends number ? Name : never;
}[keyof RepayPlanRow];

const money = (name: Exclude<MoneyName, 'period'>, title: string): PagedColumn<RepayPlanRow> => ({
  key: name,
  title,
  width: 100,
  align: 'end',
  render: (_, row) => <Money amount={row[name]} currency={row.currency} />,
});

/** The eight columns of a repayment plan (§2, CO-01); where several loans are shown, whose row it is. */
export const planColumns = (words: Words, ofSeveralLoans: boolean): PagedColumn<RepayPlanRow>[] => [
  ...(ofSeveralLoans ? [{ key: 'loanId', title: words('repay.loan'), dataIndex: 'loanId' }] : []),
  { key: 'period', title: words('repay.plan.period'), width: 80, align: 'end', dataIndex: 'period' },
  {
    key: 'repaymentPlanTime',
    width: 100,
    title: words('repay.plan.plannedDate'),
    render: (_, row) => <CalendarDay at={row.repaymentPlanTime} />,
  },
  money('repaymentTotalAmount', words('repay.plan.total')),
  {
    key: 'repaymentRealTime',
    width: 150,
    title: words('repay.plan.paidDate'),
    render: (_, row) => <DateTime at={row.repaymentRealTime} />,
  },
  money('repaymentIncomeAmount', words('repay.plan.income')),
  money('repaymentPrincipalAmount', words('repay.plan.principal')),
  money('repaymentInterestAmount', words('repay.plan.interest')),
  money('overdueFeeAmount', words('repay.plan.overdueFee')),
];
