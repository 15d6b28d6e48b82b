import type { ListColumns } from './listDescription';

/** Repayments of a day: the nine columns of §2, in its order and with its names (ST-01). */
export const STATISTICS_LIST = {
  borrow_id: { title: { cn: '贷款编号', en: 'Loan ID', es: 'ID de préstamo' }, sorts: true },
  user_id: { title: { cn: '借款人编号', en: 'User ID', es: 'ID del titular' }, sorts: true },
  user_name: { title: { cn: '借款人', en: 'Borrower', es: 'Titular' }, sorts: true },
  repay_due_time: { title: { cn: '应还日期', en: 'Due date', es: 'Vencimiento' }, sorts: true, cell: 'day' },
  penalty_day: { title: { cn: '逾期天数', en: 'Overdue days', es: 'Días de mora' }, sorts: true, cell: 'number' },
  repay_due_amount: {
    title: { cn: '应还金额', en: 'Amount due', es: 'Monto adeudado' },
    sorts: true,
    cell: 'money',
  },
  amount: { title: { cn: '还款金额', en: 'Amount paid', es: 'Monto pagado' }, sorts: true, cell: 'money' },
  repay_time: { title: { cn: '还款时间', en: 'Payment time', es: 'Hora de pago' }, sorts: true, cell: 'time' },
  repay_way_name: { title: { cn: '还款方式', en: 'Payment method', es: 'Forma de pago' }, sorts: true },
} as const satisfies ListColumns;
