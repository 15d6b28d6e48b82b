import type { RepayPlanRow } from '@/contract/entities/money/repayPlan';
import type { MessageId } from '@/i18n/messageIds';
import { CalendarDay, DateTime } from '@/ui/dates/DateTime';
import { Money } from '@/ui/format/Money';
import type { PagedColumn } from '@/ui/table/tableQuery';
import { FormattedMessage } from 'react-intl';

import * as styles from '../../caseDetail.module.css';
import { formatPlanMoney } from './planColumns';

type FormatMessage = (id: MessageId) => string;

/** Widths in pixels. Their sum is 544, the width of the tabs next to the result form in a window of 1280. */
const DAY_PX = 88;
const MONEY_PX = 84;
const INCOME_PX = 120;

const planned = ({ repaymentPlanTime, period }: RepayPlanRow) => (
  <>
    <CalendarDay at={repaymentPlanTime} />
    <div className={styles['aside']}>
      <FormattedMessage id="repay.plan.periodNumber" values={{ period }} />
    </div>
  </>
);

const income = ({ repaymentIncomeAmount, repaymentRealTime, currency }: RepayPlanRow) => (
  <>
    <Money amount={repaymentIncomeAmount} currency={currency} />
    {repaymentRealTime && (
      <div className={styles['aside']}>
        <DateTime at={repaymentRealTime} />
      </div>
    )}
  </>
);

const amount = (...[name, title]: Parameters<typeof formatPlanMoney>) => ({
  ...formatPlanMoney(name, title),
  width: MONEY_PX,
});

/**
 * Columns of the plan for narrow screens. They combine the eight columns: the period under its due date, the payment date under the amount
 * received.
 */
export const narrowPlanColumns = (words: FormatMessage): PagedColumn<RepayPlanRow>[] => [
  {
    key: 'repaymentPlanTime',
    width: DAY_PX,
    title: words('repay.plan.plannedDate'),
    render: (_, row) => planned(row),
  },
  amount('repaymentTotalAmount', words('repay.plan.total')),
  {
    key: 'repaymentIncomeAmount',
    width: INCOME_PX,
    align: 'end',
    title: words('repay.plan.income'),
    render: (_, row) => income(row),
  },
  amount('repaymentPrincipalAmount', words('repay.plan.principal')),
  amount('repaymentInterestAmount', words('repay.plan.interest')),
  amount('overdueFeeAmount', words('repay.plan.overdueFee')),
];
