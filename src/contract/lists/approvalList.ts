import type { ListColumns } from './listDescription';

/** The requests for a second person that are decided (MI-09). */
export const APPROVAL_LIST = {
  kind: { title: { cn: '类型', en: 'What', es: 'Qué' } },
  state: { title: { cn: '状态', en: 'State', es: 'Estado' } },
  loanId: { title: { cn: '贷款编号', en: 'Loan ID', es: 'ID de préstamo' } },
  borrowerName: { title: { cn: '借款人姓名', en: 'Customer name', es: 'Titular' } },
  amount: { title: { cn: '金额', en: 'Amount', es: 'Monto' }, cell: 'money' },
  dueBefore: { title: { cn: '执行前应还', en: 'Due before', es: 'Adeudo antes' }, cell: 'money' },
  dueAfter: { title: { cn: '执行后应还', en: 'Due after', es: 'Adeudo después' }, cell: 'money' },
  currency: { title: { cn: '币种', en: 'Currency', es: 'Moneda' } },
  cases: { title: { cn: '案件数', en: 'Cases', es: 'Casos' }, cell: 'number' },
  facts: { title: { cn: '说明', en: 'What it means', es: 'Qué significa' } },
  asker: { title: { cn: '申请人', en: 'Asked by', es: 'Pidió' } },
  createdTime: { title: { cn: '申请时间', en: 'Asked at', es: 'Pedido el' }, cell: 'time' },
  decider: { title: { cn: '处理人', en: 'Decided by', es: 'Decidió' } },
  decidedTime: { title: { cn: '处理时间', en: 'Decided at', es: 'Decidido el' }, cell: 'time' },
  reason: { title: { cn: '原因', en: 'Reason', es: 'Motivo' } },
} as const satisfies ListColumns;
