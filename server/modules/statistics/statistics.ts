import type * as z from 'zod/mini';
import type {
  Statistics,
  StatisticsRow,
  statisticsQuery,
  statisticsFileQuery,
} from '@/contract/entities/management/statistics';
import type { ReportDay } from '@/contract/codes/caseCodes';
import type { Transaction } from '../../database/connect';
import type { CallerContext } from '../../access/callContext';
import {
  countHandledCases,
  sumOverdue,
  getPenaltyRange,
  sumPayments,
  type RepaymentPart,
  listRepayments,
  type StatisticsScope,
} from './statisticsStore';
import { addDays, toCalendarDay, endOfDay, startOfDay } from '../../values/toCalendarDay';
import { type DayFigures, createRepaymentSerializer, serializeStatistics } from './statisticsWire';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { DEDUCTION_TYPE } from '@/contract/codes/moneyCodes';
import { STATISTICS_LIST } from '@/contract/lists/boardLists';
import { EXPORT_MAX_ROWS } from '../../values/formatCsv';
import { type ExportColumns, exportWithAudit } from '../monitoring/monitoringFacade';

type StatisticsContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** Returns the institution's calendar day of a report (§9). */
function reportedDay(date: ReportDay, { caller, now }: Pick<StatisticsContext, 'caller' | 'now'>): string {
  const today = toCalendarDay(now, caller.timeZone);
  return date === 'today' ? today : addDays(today, -1);
}

function reportOn(date: ReportDay, context: StatisticsContext): StatisticsScope {
  const { caller } = context;
  const start = startOfDay(reportedDay(date, context), caller.timeZone);
  return { caller, day: { start, end: endOfDay(start, caller.timeZone) } };
}

const beginningOfMonth = ({ caller, day }: StatisticsScope): Date =>
  startOfDay(`${toCalendarDay(day.start, caller.timeZone).slice(0, 7)}-01`, caller.timeZone);

async function getFigures(tx: Transaction, report: StatisticsScope): Promise<DayFigures> {
  const { ofDay, ofMonth } = await sumPayments(tx, report, beginningOfMonth(report));
  const worked = await countHandledCases(tx, report);
  const due = await sumOverdue(tx, report);
  const range = await getPenaltyRange(tx, report);
  return { ofDay, ofMonth, worked, due, range };
}

/** Returns the repayment statistics of a day with a page of its repayments (ST-01). */
export async function getStatistics(
  { date, page, size, sort, order }: z.output<typeof statisticsQuery>,
  context: StatisticsContext,
): Promise<Statistics> {
  const report = reportOn(date, context);
  const figures = await getFigures(context.tx, report);
  const rows = await listRepayments(context.tx, report, { offset: (page - 1) * size, limit: size, sort, order });
  return serializeStatistics(figures, rows, context);
}

/** Returns a page of the repayments of a day (AP-06). */
async function getRepayments(
  date: ReportDay,
  part: RepaymentPart,
  context: StatisticsContext,
): Promise<StatisticsRow[]> {
  const rows = await listRepayments(context.tx, reportOn(date, context), part);
  return rows.map(createRepaymentSerializer(context));
}

const CELLS: ExportColumns<typeof STATISTICS_LIST, StatisticsRow> = {
  borrow_id: (row) => row.borrow_id,
  user_id: (row) => row.user_id,
  user_name: (row) => row.user_name,
  repay_due_time: (row) => row.repay_due_time,
  penalty_day: (row) => row.penalty_day,
  repay_due_amount: (row) => row.repay_due_amount,
  amount: ({ amount }) => amount,
  repay_time: (row) => row.repay_time,
  repay_way_name: (row, { language }) => getCodeLabel(DEDUCTION_TYPE, row.repay_way_name, language),
};

/** Exports the repayments of a day as a file (ST-01, AP-06). */
export async function exportStatisticsFile(
  { date, format, sort, order }: z.output<typeof statisticsFileQuery>,
  context: CallerContext,
) {
  const day = reportedDay(date, context);
  return exportWithAudit(
    {
      columns: STATISTICS_LIST,
      cells: CELLS,
      rows: await getRepayments(date, { offset: 0, limit: EXPORT_MAX_ROWS, sort, order }, context),
      title: { cn: '还款', en: 'Repayments', es: 'Pagos' },
      fileName: `saldo-repayments-${day}`,
      format,
      type: 'exportStatistics',
      what: `${day}, `,
    },
    context,
  );
}
