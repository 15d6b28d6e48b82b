import type * as z from 'zod/mini';
import type { Statistics, StatisticsRow, statisticsQuery } from '@/contract/entities/management/statistics';
import type { ReportDay } from '@/contract/codes/caseCodes';
import type { Transaction } from '../../database/connect';
import type { CallerContext } from '../../access/callContext';
import {
  handled,
  overdue,
  penaltyRange,
  receivedSince,
  type RepaymentPart,
  repayments,
  type Report,
} from './statisticsStore';
import { addDays, calendarDay, endOfDay, startOfDay } from '../../values/calendarDay';
import { type DayFigures, repaymentMaker, statisticsOnWire } from './statisticsWire';

type StatisticsContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** Returns the institution's calendar day of a report (§9). */
export function reportedDay(date: ReportDay, { caller, now }: Pick<StatisticsContext, 'caller' | 'now'>): string {
  const today = calendarDay(now, caller.timeZone);
  return date === 'today' ? today : addDays(today, -1);
}

function reportOn(date: ReportDay, context: StatisticsContext): Report {
  const { caller } = context;
  const start = startOfDay(reportedDay(date, context), caller.timeZone);
  return { caller, day: { start, end: endOfDay(start, caller.timeZone) } };
}

const beginningOfMonth = ({ caller, day }: Report): Date =>
  startOfDay(`${calendarDay(day.start, caller.timeZone).slice(0, 7)}-01`, caller.timeZone);

async function getFigures(tx: Transaction, report: Report): Promise<DayFigures> {
  const { ofDay, ofMonth } = await receivedSince(tx, report, beginningOfMonth(report));
  const worked = await handled(tx, report);
  const due = await overdue(tx, report);
  const range = await penaltyRange(tx, report);
  return { ofDay, ofMonth, worked, due, range };
}

/** Returns the repayment statistics of a day with a page of its repayments (ST-01). */
export async function getStatistics(
  { date, page, size, sort, order }: z.output<typeof statisticsQuery>,
  context: StatisticsContext,
): Promise<Statistics> {
  const report = reportOn(date, context);
  const figures = await getFigures(context.tx, report);
  const rows = await repayments(context.tx, report, { offset: (page - 1) * size, limit: size, sort, order });
  return statisticsOnWire(figures, rows, context);
}

/** Returns a page of the repayments of a day (AP-06). */
export async function getRepayments(
  date: ReportDay,
  part: RepaymentPart,
  context: StatisticsContext,
): Promise<StatisticsRow[]> {
  const rows = await repayments(context.tx, reportOn(date, context), part);
  return rows.map(repaymentMaker(context));
}
