import type { ListColumns } from './listDescription';

/** Borrowers with long-aging cases (CL-03); the columns have the names of the fields. */
export const LONG_AGING_LIST = {
  borrowerName: { title: { cn: '借款人姓名', en: 'Customer name', es: 'Titular' }, sorts: true },
  borrowerId: { title: { cn: '借款人编号', en: 'User ID', es: 'ID del titular' } },
  loanCount: { title: { cn: '贷款笔数', en: 'Loans', es: 'Préstamos' }, sorts: true, cell: 'number' },
  amount: { title: { cn: '应还金额', en: 'Amount due', es: 'Monto adeudado' }, sorts: true, cell: 'money' },
  penaltyDay: { title: { cn: '逾期天数', en: 'Overdue days', es: 'Días de mora' }, sorts: true, cell: 'number' },
  lastCallResult: { title: { cn: '最近结果', en: 'Latest result', es: 'Último resultado' } },
  lastCallTime: { title: { cn: '最近拨打时间', en: 'Last call', es: 'Última llamada' }, sorts: true, cell: 'time' },
  agentName: { title: { cn: '催收员', en: 'Agent', es: 'Gestor' } },
} as const satisfies ListColumns;
