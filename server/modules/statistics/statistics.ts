import type * as z from 'zod/mini';
import type { Statistics, StatisticsRow, statisticsQuery } from '@/contract/entities/statistics';
import type { ReportDay } from '@/contract/codes/reportDay';
import type { Transaction } from '../../database/connect';
import type { CallerContext } from '../../access/callContext';
import type { TimeSpan } from '../../values/timeSpan';
import { handled, overdue, penaltyRange, received, repayments, type Report } from './statisticsStore';
import { addDays, calendarDay, endOfDay, startOfDay } from '../../values/calendarDay';
import { percentOf } from '../../values/percent';
import { sumToWire, toWire } from '../../values/wire';

type StatisticsContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** The calendar day of the institution that a report is about (§9). */
export function reportedDay(date: ReportDay, { caller, now }: Pick<StatisticsContext, 'caller' | 'now'>): string {
  const today = calendarDay(now, caller.timeZone);
  return date === 'today' ? today : addDays(today, -1);
}

function reportOn(date: ReportDay, context: StatisticsContext): Report {
  const { caller } = context;
  const start = startOfDay(reportedDay(date, context), caller.timeZone);
  return { caller, day: { start, end: endOfDay(start, caller.timeZone) } };
}

const monthUntil = ({ caller, day: { start, end } }: Report): TimeSpan => ({
  start: startOfDay(`${calendarDay(start, caller.timeZone).slice(0, 7)}-01`, caller.timeZone),
  end,
});

type Stored = Awaited<ReturnType<typeof repayments>>[number];

const rowOnTheWire = (row: Stored, digits: number): StatisticsRow => ({
  borrow_id: row.loanNo,
  user_id: row.borrowerNo,
  user_name: row.borrowerName,
  repay_due_time: row.penaltyDate,
  penalty_day: row.penaltyDays,
  repay_due_amount: sumToWire(row.dueBefore, digits),
  amount: toWire(row.amount, digits),
  repay_time: row.opAt.toISOString(),
  repay_way_name: row.type,
  task_id: row.isVisible ? String(row.taskId) : null,
});

async function totals(tx: Transaction, report: Report): Promise<Omit<Statistics, 'result' | 'totalCount'>> {
  const { currencyDigits: digits, currency } = report.caller;
  const ofDay = await received(tx, report, report.day);
  const ofMonth = await received(tx, report, monthUntil(report));
  const worked = await handled(tx, report);
  const due = await overdue(tx, report);
  const range = await penaltyRange(tx, report);
  return {
    totalRepayAmount: sumToWire(ofDay.amount, digits),
    totalRepayCount: ofDay.count,
    collectTaskCount: worked.cases,
    collectRate: percentOf(worked.paying, worked.cases),
    cumulativeRecoveryAmount: sumToWire(ofMonth.amount, digits),
    cumulativeRecoveryCount: ofMonth.count,
    longestPenaltyDay: range.most,
    minimumPenaltyDay: range.least,
    totalOverdueAmount: sumToWire(due.amount, digits),
    totalOverdueCount: due.count,
    currency,
  };
}

/** The repayment statistics of a day with a page of its repayments (ST-01). */
export async function statisticsOf(
  { date, page, size }: z.output<typeof statisticsQuery>,
  context: StatisticsContext,
): Promise<Statistics> {
  const report = reportOn(date, context);
  const figures = await totals(context.tx, report);
  const rows = await repayments(context.tx, report, { offset: (page - 1) * size, limit: size });
  return {
    ...figures,
    result: rows.map((row) => rowOnTheWire(row, context.caller.currencyDigits)),
    totalCount: figures.totalRepayCount,
  };
}

/** All repayments of a day, up to `limit` (AP-06). */
export async function repaymentsOf(
  date: ReportDay,
  limit: number,
  context: StatisticsContext,
): Promise<StatisticsRow[]> {
  const rows = await repayments(context.tx, reportOn(date, context), { offset: 0, limit });
  return rows.map((row) => rowOnTheWire(row, context.caller.currencyDigits));
}
