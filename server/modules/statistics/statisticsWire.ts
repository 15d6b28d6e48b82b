import type { Statistics, StatisticsRow } from '@/contract/entities/management/statistics';
import type { CallerContext } from '../../access/callContext';
import { getPercent } from '../../values/percent';
import { sumToWire, serializeTime, toWire } from '../../values/wire';
import type { HandledCases, ListedRepayment, PenaltyRange, PaymentSum } from './statisticsStore';

type WireContext = Pick<CallerContext, 'caller'>;

/** Figures of a day. */
export interface DayFigures {
  readonly ofDay: PaymentSum;
  /** Since the first day of the month. */
  readonly ofMonth: PaymentSum;
  readonly worked: HandledCases;
  readonly due: PaymentSum;
  readonly range: PenaltyRange;
}

/** Shows repayments of a day; only a case that the caller may see is named. */
export const createRepaymentSerializer =
  ({ caller: { currencyDigits: digits } }: WireContext) =>
  (row: ListedRepayment): StatisticsRow => ({
    borrow_id: row.loanNo,
    user_id: row.borrowerNo,
    user_name: row.borrowerName,
    repay_due_time: row.penaltyDate,
    penalty_day: row.penaltyDays,
    repay_due_amount: sumToWire(row.dueBefore, digits),
    amount: toWire(row.amount, digits),
    repay_time: serializeTime(row.opAt),
    repay_way_name: row.type,
    task_id: row.isVisible ? String(row.taskId) : null,
  });

/** Serializes the statistics of a day with a page of its repayments (ST-01). */
export const serializeStatistics = (
  { ofDay, ofMonth, worked, due, range }: DayFigures,
  rows: readonly ListedRepayment[],
  { caller }: WireContext,
): Statistics => ({
  totalRepayAmount: sumToWire(ofDay.amount, caller.currencyDigits),
  totalRepayCount: ofDay.count,
  collectTaskCount: worked.cases,
  collectRate: getPercent(worked.paying, worked.cases),
  cumulativeRecoveryAmount: sumToWire(ofMonth.amount, caller.currencyDigits),
  cumulativeRecoveryCount: ofMonth.count,
  longestPenaltyDay: range.most,
  minimumPenaltyDay: range.least,
  totalOverdueAmount: sumToWire(due.amount, caller.currencyDigits),
  totalOverdueCount: due.count,
  currency: caller.currency,
  result: rows.map(createRepaymentSerializer({ caller })),
  totalCount: ofDay.count,
});
