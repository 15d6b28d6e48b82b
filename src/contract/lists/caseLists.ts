import type { ListColumns } from './listDescription';

/** The collection log of a case (CD-05). */
export const CASE_LOG_LIST = {
  time: { title: { cn: '时间', en: 'Time', es: 'Fecha' }, sorts: true },
  result: { title: { cn: '结果', en: 'Result', es: 'Resultado' }, sorts: true },
  contact: { title: { cn: '联系人', en: 'Contact', es: 'Contacto' }, sorts: true },
  remarks: { title: { cn: '备注', en: 'Remark', es: 'Nota' } },
} as const satisfies ListColumns;

/** The messages of a case (CD-02). */
export const CASE_MESSAGE_LIST = {
  whom: { title: { cn: '收件人', en: 'To', es: 'Para' }, sorts: true },
  time: { title: { cn: '时间', en: 'Time', es: 'Fecha' }, sorts: true, atWish: true },
  text: { title: { cn: '内容', en: 'Text', es: 'Texto' } },
  state: { title: { cn: '状态', en: 'State', es: 'Estado' }, sorts: true },
} as const satisfies ListColumns;

/** The deductions of a case (CO-01). */
export const DEDUCTION_LIST = {
  loanId: { title: { cn: '贷款编号', en: 'Loan ID', es: 'ID de préstamo' }, sorts: true },
  opTime: { title: { cn: '操作时间', en: 'Operation time', es: 'Hora de operación' }, sorts: true },
  type: { title: { cn: '类型', en: 'Type', es: 'Tipo' }, sorts: true },
  amount: { title: { cn: '金额', en: 'Amount', es: 'Monto' }, sorts: true },
  status: { title: { cn: '状态', en: 'Status', es: 'Estado' }, sorts: true },
  remark: { title: { cn: '备注', en: 'Remark', es: 'Nota' } },
  agent: { title: { cn: '催收员', en: 'Agent', es: 'Gestor' }, sorts: true, atWish: true },
} as const satisfies ListColumns;

/** Complete history of a case as a file: its timeline, or some kinds of it. */
export const CASE_HISTORY_FILE = {
  time: { title: { cn: '时间', en: 'Time', es: 'Fecha' }, cell: 'time' },
  kind: { title: { cn: '类型', en: 'What', es: 'Qué' } },
  actor: { title: { cn: '操作人', en: 'By', es: 'Por' } },
  contact: { title: { cn: '联系人', en: 'Contact', es: 'Contacto' } },
  callStatus: { title: { cn: '通话状态', en: 'Call status', es: 'Estado de la llamada' } },
  lineStatus: { title: { cn: '线路显示', en: 'The line said', es: 'Según la línea' } },
  outcome: { title: { cn: '结果或状态', en: 'Result or state', es: 'Resultado o estado' } },
  detail: { title: { cn: '详情', en: 'Detail', es: 'Detalle' } },
  amount: { title: { cn: '金额', en: 'Amount', es: 'Monto' }, cell: 'money' },
  currency: { title: { cn: '币种', en: 'Currency', es: 'Moneda' } },
  text: { title: { cn: '内容', en: 'Text', es: 'Texto' } },
  duration: { title: { cn: '通话秒数', en: 'Seconds of talk', es: 'Segundos de llamada' }, cell: 'number' },
  dueTime: { title: { cn: '到期或跟进时间', en: 'Due or follow-up', es: 'Vence o seguimiento' }, cell: 'time' },
} as const satisfies ListColumns;

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

/** Cases of a bulk message, as a file. */
export const BULK_MESSAGE_LIST = {
  loan: { title: { cn: '贷款编号', en: 'Loan ID', es: 'ID de préstamo' } },
  borrower: { title: { cn: '借款人', en: 'Borrower', es: 'Titular' } },
  outcome: { title: { cn: '结果', en: 'Outcome', es: 'Resultado' } },
  rule: { title: { cn: '规则', en: 'Rule', es: 'Regla' } },
  state: { title: { cn: '状态', en: 'State', es: 'Estado' } },
  delivered: { title: { cn: '送达时间', en: 'Delivered', es: 'Entregado' }, cell: 'time' },
  failure: { title: { cn: '失败原因', en: 'Failure', es: 'Falla' } },
} as const satisfies ListColumns;
