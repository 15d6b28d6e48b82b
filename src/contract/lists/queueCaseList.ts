import type { ListColumns } from './listDescription';

/** The open cases of a queue (QU-02). */
export const QUEUE_CASE_LIST = {
  loanId: { title: { cn: '贷款编号', en: 'Loan ID', es: 'ID de préstamo' }, sorts: true },
  borrowerName: { title: { cn: '借款人姓名', en: 'Customer name', es: 'Titular' }, sorts: true },
  agent: { title: { cn: '催收员', en: 'Agent', es: 'Gestor' } },
  penaltyDay: { title: { cn: '逾期天数', en: 'Overdue days', es: 'Días de mora' }, sorts: true, cell: 'number' },
  penaltyDate: { title: { cn: '逾期日期', en: 'Overdue since', es: 'En mora desde' }, cell: 'day', only: 'file' },
  amount: { title: { cn: '应还金额', en: 'Amount due', es: 'Monto adeudado' }, sorts: true, cell: 'money' },
  status: { title: { cn: '案件状态', en: 'Case status', es: 'Estado del caso' }, sorts: true },
  product: { title: { cn: '产品类别', en: 'Product category', es: 'Categoría' } },
  lastResult: { title: { cn: '最近结果', en: 'Latest result', es: 'Último resultado' } },
  lastCallTime: { title: { cn: '最近拨打时间', en: 'Last call', es: 'Última llamada' }, sorts: true, cell: 'time' },
} as const satisfies ListColumns;
