import type { ListColumns } from './listDescription';

/** Queues (QU-01). */
export const QUEUE_LIST = {
  code: { title: { cn: '队列', en: 'Queue', es: 'Cola' }, sorts: true },
  name: { title: { cn: '队列名称', en: 'Name', es: 'Nombre' }, only: 'file' },
  type: { title: { cn: '类型', en: 'Type', es: 'Tipo' } },
  unassigned: { title: { cn: '未分配', en: 'Unassigned', es: 'Sin asignar' }, sorts: true, cell: 'number' },
  load: { title: { cn: '在催案件', en: 'Open cases', es: 'Casos abiertos' }, sorts: true, cell: 'number' },
  planned: { title: { cn: '计划案件', en: 'Planned cases', es: 'Casos previstos' }, cell: 'number', only: 'file' },
  amount: { title: { cn: '应还金额', en: 'Amount due', es: 'Monto adeudado' }, sorts: true, cell: 'money' },
  users: { title: { cn: '人员', en: 'Users', es: 'Usuarios' }, sorts: true, cell: 'number' },
  extensions: { title: { cn: '本月展期', en: 'Extensions this month', es: 'Prórrogas del mes' }, cell: 'number' },
  extensionsAllowed: {
    title: { cn: '本月可展期', en: 'Extensions allowed', es: 'Prórrogas permitidas' },
    cell: 'number',
    only: 'file',
  },
} as const satisfies ListColumns;

/** History of a queue (QU-01), newest first. */
export const QUEUE_HISTORY_LIST = {
  time: { title: { cn: '时间', en: 'Time', es: 'Hora' }, cell: 'time' },
  event: { title: { cn: '事件', en: 'What', es: 'Qué' } },
  cases: { title: { cn: '案件', en: 'Cases', es: 'Casos' }, cell: 'number' },
  other: { title: { cn: '来源/去向', en: 'From / to', es: 'De / a' } },
  who: { title: { cn: '操作人', en: 'Who', es: 'Quién' } },
} as const satisfies ListColumns;

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

/** The bindings of many cases (QU-02), the newest first. */
export const BINDING_LIST = {
  time: { title: { cn: '时间', en: 'Time', es: 'Hora' }, cell: 'time' },
  kind: { title: { cn: '操作', en: 'What', es: 'Qué' } },
  who: { title: { cn: '操作人', en: 'Who', es: 'Quién' } },
  to: { title: { cn: '分配给', en: 'To', es: 'A quién' } },
  total: { title: { cn: '案件', en: 'Cases', es: 'Casos' }, cell: 'number', only: 'file' },
  changed: { title: { cn: '已变更', en: 'Changed', es: 'Cambiados' }, cell: 'number' },
  amount: { title: { cn: '应还金额', en: 'Amount due', es: 'Monto adeudado' }, cell: 'money', only: 'file' },
  state: { title: { cn: '状态', en: 'State', es: 'Estado' } },
  finished: { title: { cn: '完成时间', en: 'Finished', es: 'Terminada' }, cell: 'time', atWish: true },
} as const satisfies ListColumns;
