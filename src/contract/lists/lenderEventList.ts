import type { ListColumns } from './listDescription';

/** Lender events (MI-01), sortable by indexed columns. */
export const LENDER_EVENT_LIST = {
  received: { title: { cn: '接收时间', en: 'Received', es: 'Recibido' }, sorts: true, cell: 'time' },
  handleType: { title: { cn: '渠道', en: 'Came in by', es: 'Llegó por' }, only: 'file' },
  reference: { title: { cn: '资方流水号', en: 'Reference', es: 'Referencia' }, sorts: true },
  kind: { title: { cn: '类型', en: 'Kind', es: 'Tipo' } },
  ofReference: { title: { cn: '对应流水号', en: 'Refers to', es: 'Se refiere a' }, only: 'file' },
  newDueDay: { title: { cn: '新到期日', en: 'New due day', es: 'Nuevo vencimiento' }, cell: 'day', only: 'file' },
  loan: { title: { cn: '贷款编号', en: 'Loan ID', es: 'ID de préstamo' }, sorts: true },
  amount: { title: { cn: '金额', en: 'Amount', es: 'Monto' }, cell: 'money' },
  currency: { title: { cn: '币种', en: 'Currency', es: 'Moneda' }, only: 'file' },
  value: { title: { cn: '发生时间', en: 'Value time', es: 'Fecha valor' }, cell: 'time' },
  state: { title: { cn: '状态', en: 'State', es: 'Estado' } },
  reason: { title: { cn: '待核实原因', en: 'Why it waits', es: 'Por qué espera' }, only: 'file' },
  remark: { title: { cn: '资方备注', en: 'Remark of the lender', es: 'Nota del acreedor' }, atWish: true },
} as const satisfies ListColumns;
