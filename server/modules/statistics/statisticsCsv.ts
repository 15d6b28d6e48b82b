import { codeWords } from '@/contract/codes/codeTable';
import { DEDUCTION_TYPE } from '@/contract/codes/deductionType';
import type { ReportDay } from '@/contract/codes/reportDay';
import type { StatisticsRow } from '@/contract/entities/statistics';
import type { Words } from '@/contract/language';
import { EXPORT_ROWS_MAX } from '../../values/csvFile';
import type { CallerContext } from '../../access/callContext';
import { addBehaviour } from '../monitoring/monitoringFacade';
import { localTime } from '../../values/calendarDay';
import type { CsvCell } from '../../values/csvFile';
import { csvFile } from '../../values/csvFile';
import { reportedDay, repaymentsOf } from './statistics';

interface Column {
  readonly heading: Words;
  /** By the institution's clock, which the heading names: an export is read there, and spreadsheet programs know no zones. */
  readonly isTime?: true;
  readonly cell: (row: StatisticsRow, context: CallerContext) => CsvCell;
}

/** The nine columns of §2. */
const COLUMNS: readonly Column[] = [
  { heading: { cn: '贷款编号', en: 'Loan ID', es: 'ID de préstamo' }, cell: (row) => row.borrow_id },
  { heading: { cn: '借款人编号', en: 'User ID', es: 'ID del titular' }, cell: (row) => row.user_id },
  { heading: { cn: '借款人', en: 'Borrower', es: 'Titular' }, cell: (row) => row.user_name },
  { heading: { cn: '应还日期', en: 'Due date', es: 'Vencimiento' }, cell: (row) => row.repay_due_time },
  { heading: { cn: '逾期天数', en: 'Overdue days', es: 'Días de mora' }, cell: (row) => row.penalty_day },
  { heading: { cn: '应还金额', en: 'Amount due', es: 'Monto adeudado' }, cell: (row) => row.repay_due_amount },
  { heading: { cn: '还款金额', en: 'Amount paid', es: 'Monto pagado' }, cell: (row) => row.amount },
  {
    heading: { cn: '还款时间', en: 'Repay time', es: 'Hora de pago' },
    isTime: true,
    cell: (row, { caller }) => localTime(row.repay_time, caller.timeZone),
  },
  {
    heading: { cn: '还款方式', en: 'Repay way', es: 'Forma de pago' },
    cell: (row, { language }) => codeWords(DEDUCTION_TYPE, row.repay_way_name, language),
  },
];

/** The repayments of a day as a file under a name of ours (ST-01, AP-06); who took it away is recorded. */
export async function statisticsFile(date: ReportDay, context: CallerContext) {
  const day = reportedDay(date, context);
  const rows = await repaymentsOf(date, EXPORT_ROWS_MAX, context);
  await addBehaviour(context.tx, {
    caller: context.caller,
    type: 'exportStatistics',
    loanNo: null,
    detail: `${day}, ${rows.length} rows`,
    ip: null,
    socketIp: context.ip,
    now: context.now,
  });
  const { timeZone } = context.caller;
  const head = COLUMNS.map(({ heading, isTime }) => heading[context.language] + (isTime ? ` (${timeZone})` : ''));
  return {
    fileName: `saldo-repayments-${day}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: csvFile([head, ...rows.map((row) => COLUMNS.map(({ cell }) => cell(row, context)))]),
  };
}
