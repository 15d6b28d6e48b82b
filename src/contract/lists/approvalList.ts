import type { ListColumns } from './listDescription';

/** Approval requests (MI-09). */
export const APPROVAL_LIST = {
  kind: { title: { cn: '类型', en: 'What', es: 'Qué' }, sorts: true },
  case: { title: { cn: '案件', en: 'Case', es: 'Caso' }, only: 'screen' },
  loanId: { title: { cn: '贷款编号', en: 'Loan ID', es: 'ID de préstamo' }, only: 'file' },
  borrowerName: { title: { cn: '借款人姓名', en: 'Customer name', es: 'Titular' }, only: 'file' },
  amount: { title: { cn: '金额', en: 'Amount', es: 'Monto' }, sorts: true, cell: 'money' },
  dueBefore: { title: { cn: '执行前应还', en: 'Due before', es: 'Adeudo antes' }, cell: 'money', only: 'file' },
  dueAfter: { title: { cn: '执行后应还', en: 'Due after', es: 'Adeudo después' }, cell: 'money', only: 'file' },
  currency: { title: { cn: '币种', en: 'Currency', es: 'Moneda' }, only: 'file' },
  cases: { title: { cn: '案件数', en: 'Cases', es: 'Casos' }, cell: 'number', only: 'file' },
  facts: { title: { cn: '说明', en: 'What it means', es: 'Qué significa' }, only: 'file' },
  asker: { title: { cn: '申请人', en: 'Asked by', es: 'Pidió' }, sorts: true },
  createdTime: { title: { cn: '申请时间', en: 'Asked at', es: 'Pedido el' }, sorts: true, atWish: true, cell: 'time' },
  state: { title: { cn: '状态', en: 'State', es: 'Estado' }, sorts: true },
  decider: { title: { cn: '处理人', en: 'Decided by', es: 'Decidió' }, sorts: true, atWish: true },
  decidedTime: {
    title: { cn: '处理时间', en: 'Decided at', es: 'Decidido el' },
    sorts: true,
    atWish: true,
    cell: 'time',
  },
  reason: { title: { cn: '原因', en: 'Reason', es: 'Motivo' }, only: 'file' },
  expires: { title: { cn: '到期时间', en: 'Expires', es: 'Vence' }, sorts: true, cell: 'time' },
} as const satisfies ListColumns;
