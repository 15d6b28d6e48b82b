import type { ListColumns } from './listDescription';

/** The files of the lender (MI-01), the newest first. */
export const LENDER_BATCH_LIST = {
  created: { title: { cn: '接收时间', en: 'Received', es: 'Recibido' }, cell: 'time' },
  name: { title: { cn: '文件', en: 'File', es: 'Archivo' } },
  actor: { title: { cn: '上传人', en: 'Uploaded by', es: 'Subió' }, only: 'file' },
  handleType: { title: { cn: '渠道', en: 'Came in by', es: 'Llegó por' }, atWish: true },
  rows: { title: { cn: '行数', en: 'Rows', es: 'Filas' }, cell: 'number' },
  fresh: { title: { cn: '新事件', en: 'New events', es: 'Eventos nuevos' }, cell: 'number' },
  known: { title: { cn: '重复', en: 'Known', es: 'Ya conocidos' }, cell: 'number' },
  contradictory: { title: { cn: '内容矛盾', en: 'Contradictory', es: 'Contradictorios' }, cell: 'number' },
  progress: { title: { cn: '处理进度', en: 'Processed', es: 'Procesados' }, only: 'screen' },
  done: { title: { cn: '已处理', en: 'Processed', es: 'Procesados' }, cell: 'number', only: 'file' },
  finished: { title: { cn: '完成时间', en: 'Finished', es: 'Terminado' }, cell: 'time', atWish: true },
} as const satisfies ListColumns;

/** Daily reconciliation with the lender (MI-02). The list is short enough to be sorted by any column. */
export const LENDER_DAY_LIST = {
  day: { title: { cn: '接收日期', en: 'Received on', es: 'Recibido el' }, sorts: true, cell: 'day' },
  handleType: { title: { cn: '渠道', en: 'Came in by', es: 'Llegó por' }, only: 'file' },
  // Must be 0, so it is visible without scrolling.
  difference: { title: { cn: '差额', en: 'Difference', es: 'Diferencia' }, sorts: true, cell: 'money' },
  events: { title: { cn: '新事件', en: 'New events', es: 'Eventos nuevos' }, sorts: true, cell: 'number' },
  known: { title: { cn: '重复', en: 'Known', es: 'Ya conocidos' }, sorts: true, cell: 'number' },
  contradictory: { title: { cn: '内容矛盾', en: 'Contradictory', es: 'Contradictorios' }, sorts: true, cell: 'number' },
  refused: { title: { cn: '格式错误', en: 'Refused', es: 'Rechazados' }, sorts: true, cell: 'number' },
  waitingEvents: { title: { cn: '待核实', en: 'To be clarified', es: 'Por aclarar' }, sorts: true, cell: 'number' },
  currency: { title: { cn: '币种', en: 'Currency', es: 'Moneda' }, only: 'file' },
  sentAmount: { title: { cn: '还款金额', en: 'Payments sent', es: 'Pagos enviados' }, sorts: true, cell: 'money' },
  bookedAmount: { title: { cn: '已入账金额', en: 'Booked', es: 'Registrado' }, sorts: true, cell: 'money' },
  waitingAmount: { title: { cn: '待核实金额', en: 'Waiting', es: 'En espera' }, sorts: true, cell: 'money' },
  returnedAmount: { title: { cn: '已退回金额', en: 'Returned', es: 'Devuelto' }, sorts: true, cell: 'money' },
  reversedAmount: { title: { cn: '已冲正金额', en: 'Reversed', es: 'Reversado' }, sorts: true, cell: 'money' },
  notYetAmount: {
    title: { cn: '尚未处理金额', en: 'Not yet processed', es: 'Aún sin procesar' },
    sorts: true,
    cell: 'money',
  },
  contradictoryAmount: {
    title: { cn: '矛盾金额', en: 'Contradictory amount', es: 'Monto contradictorio' },
    sorts: true,
    cell: 'money',
  },
} as const satisfies ListColumns;

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

/** Lender rows that were not accepted as new events (MI-01). */
export const REJECTED_ITEM_LIST = {
  received: { title: { cn: '接收时间', en: 'Received', es: 'Recibido' }, cell: 'time' },
  handleType: { title: { cn: '渠道', en: 'Came in by', es: 'Llegó por' }, only: 'file' },
  file: { title: { cn: '文件', en: 'File', es: 'Archivo' }, only: 'file' },
  answer: { title: { cn: '结果', en: 'Outcome', es: 'Resultado' } },
  reference: { title: { cn: '资方流水号', en: 'Reference', es: 'Referencia' } },
  loan: { title: { cn: '贷款编号', en: 'Loan ID', es: 'ID de préstamo' } },
  amount: { title: { cn: '金额', en: 'Amount', es: 'Monto' }, cell: 'money' },
  currency: { title: { cn: '币种', en: 'Currency', es: 'Moneda' }, only: 'file' },
  contents: { title: { cn: '内容对比', en: 'Sent and stored', es: 'Enviado y guardado' }, only: 'screen' },
  sent: { title: { cn: '本次内容', en: 'Sent', es: 'Enviado' }, only: 'file' },
  stored: { title: { cn: '已存内容', en: 'Stored', es: 'Guardado' }, only: 'file' },
  differs: { title: { cn: '不同之处', en: 'Different fields', es: 'Campos distintos' }, only: 'file' },
} as const satisfies ListColumns;

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
