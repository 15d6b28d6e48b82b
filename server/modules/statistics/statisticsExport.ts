import type * as z from 'zod/mini';
import { codeLabel } from '@/contract/codes/codeTable';
import { DEDUCTION_TYPE } from '@/contract/codes/moneyCodes';
import type { statisticsFileQuery, StatisticsRow } from '@/contract/entities/management/statistics';
import { STATISTICS_LIST } from '@/contract/lists/boardLists';
import type { CallerContext } from '../../access/callContext';
import { EXPORT_MAX_ROWS } from '../../values/csvFile';
import { type ExportColumns, exportWithAudit } from '../monitoring/monitoringFacade';
import { reportedDay, getRepayments } from './statistics';

const CELLS: ExportColumns<typeof STATISTICS_LIST, StatisticsRow> = {
  borrow_id: (row) => row.borrow_id,
  user_id: (row) => row.user_id,
  user_name: (row) => row.user_name,
  repay_due_time: (row) => row.repay_due_time,
  penalty_day: (row) => row.penalty_day,
  repay_due_amount: (row) => row.repay_due_amount,
  amount: ({ amount }) => amount,
  repay_time: (row) => row.repay_time,
  repay_way_name: (row, { language }) => codeLabel(DEDUCTION_TYPE, row.repay_way_name, language),
};

/** Exports the repayments of a day as a file (ST-01, AP-06). */
export async function statisticsFile(
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
