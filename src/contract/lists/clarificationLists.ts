import type { ListColumns } from './listDescription';

const TOLD = {
  received: { title: { cn: '接收时间', en: 'Received', es: 'Recibido' }, cell: 'time' },
  reference: { title: { cn: '资方流水号', en: 'Reference', es: 'Referencia' } },
  kind: { title: { cn: '类型', en: 'Kind', es: 'Tipo' }, only: 'file' },
  ofReference: { title: { cn: '对应流水号', en: 'Refers to', es: 'Se refiere a' }, only: 'file' },
  loan: { title: { cn: '资方填写的贷款编号', en: 'Loan ID as reported', es: 'ID de préstamo informado' } },
  reason: { title: { cn: '原因', en: 'Why it waits', es: 'Por qué espera' } },
  remark: { title: { cn: '资方备注', en: 'Remark of the lender', es: 'Nota del acreedor' }, only: 'file' },
  amount: { title: { cn: '金额', en: 'Amount', es: 'Monto' }, cell: 'money' },
  currency: { title: { cn: '币种', en: 'Currency', es: 'Moneda' }, only: 'file' },
  value: { title: { cn: '发生时间', en: 'Value time', es: 'Fecha valor' }, atWish: true, cell: 'time' },
} as const satisfies ListColumns;

/** Lender items that wait for clarification (MI-02). The list is short enough to be sorted by any column. */
export const WAITING_LIST = {
  ...TOLD,
  received: { ...TOLD.received, sorts: true },
  reference: { ...TOLD.reference, sorts: true },
  loan: { ...TOLD.loan, sorts: true },
  reason: { ...TOLD.reason, sorts: true },
  amount: { ...TOLD.amount, sorts: true },
} as const satisfies ListColumns;

/** Decided clarifications (MI-02). The list grows daily and is always sorted newest first. */
export const DECIDED_LIST = {
  ...TOLD,
  decided: { title: { cn: '处理结果', en: 'Decision', es: 'Decisión' }, only: 'screen' },
  state: { title: { cn: '处理结果', en: 'Decision', es: 'Decisión' }, only: 'file' },
  assignedLoan: { title: { cn: '分配到的贷款', en: 'Assigned to', es: 'Asignado a' }, only: 'file' },
  decider: { title: { cn: '处理人', en: 'Decided by', es: 'Decidió' }, only: 'file' },
  decidedTime: { title: { cn: '处理时间', en: 'Decided at', es: 'Decidido el' }, cell: 'time', only: 'file' },
  note: { title: { cn: '备注', en: 'Note', es: 'Nota' }, only: 'file' },
} as const satisfies ListColumns;
