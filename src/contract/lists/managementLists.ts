import type { ListColumns } from './listDescription';

/** The announcements of an institution (SY-02). */
export const ANNOUNCEMENT_LIST = {
  what: { title: { cn: '公告', en: 'Announcement', es: 'Aviso' }, sorts: true, only: 'screen' },
  name: { title: { cn: '姓名', en: 'Name', es: 'Nombre' }, only: 'file' },
  idNo: { title: { cn: '证件号', en: 'ID number', es: 'Número de documento' }, only: 'file' },
  label: { title: { cn: '标签', en: 'Label', es: 'Etiqueta' }, only: 'file' },
  violations: { title: { cn: '违规行为', en: 'Violations', es: 'Infracciones' }, only: 'file' },
  result: { title: { cn: '处理结果', en: 'Action taken', es: 'Sanción' }, only: 'file' },
  content: { title: { cn: '内容', en: 'Text', es: 'Texto' }, only: 'file' },
  for: { title: { cn: '接收人', en: 'For', es: 'Para' }, sorts: true },
  time: { title: { cn: '时间', en: 'Time', es: 'Fecha' }, sorts: true, cell: 'time' },
  read: { title: { cn: '已读', en: 'Read', es: 'Leídos' }, sorts: true, cell: 'number' },
} as const satisfies ListColumns;

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

/** Complaints (CM-01). */
export const COMPLAINT_LIST = {
  id: { title: { cn: '编号', en: 'No.', es: 'N.º' }, sorts: true, cell: 'number' },
  deadline: { title: { cn: '时限', en: 'Deadline', es: 'Plazo' }, sorts: true, cell: 'time' },
  state: { title: { cn: '状态', en: 'State', es: 'Estado' }, sorts: true },
  matter: { title: { cn: '投诉内容', en: 'Complaint', es: 'Motivo' }, only: 'screen' },
  kinds: { title: { cn: '投诉类型', en: 'Kind', es: 'Tipo' }, only: 'file' },
  summary: { title: { cn: '投诉内容', en: 'What was said', es: 'Qué se dijo' }, only: 'file' },
  priority: { title: { cn: '优先级', en: 'Priority', es: 'Prioridad' }, sorts: true },
  channel: { title: { cn: '渠道', en: 'Channel', es: 'Canal' }, only: 'file' },
  borrower: { title: { cn: '借款人', en: 'Borrower', es: 'Titular' }, sorts: true },
  loans: { title: { cn: '贷款编号', en: 'Loan ID', es: 'ID de préstamo' }, only: 'file' },
  handler: { title: { cn: '处理人', en: 'Handler', es: 'Responsable' }, sorts: true },
  accused: { title: { cn: '被投诉人', en: 'Against', es: 'Contra' } },
  created: { title: { cn: '登记时间', en: 'Registered', es: 'Registrada' }, sorts: true, atWish: true, cell: 'time' },
  completed: { title: { cn: '结案时间', en: 'Completed', es: 'Cerrada' }, cell: 'time', only: 'file' },
} as const satisfies ListColumns;

/** Changes of the system configuration (SY-01), newest first. A file contains the values before and after as recorded. */
export const SETTING_CHANGE_LIST = {
  time: { title: { cn: '时间', en: 'Time', es: 'Fecha' }, cell: 'time' },
  who: { title: { cn: '操作人', en: 'By', es: 'Autor' } },
  what: { title: { cn: '设置项', en: 'Setting', es: 'Ajuste' } },
  before: { title: { cn: '修改前', en: 'Before', es: 'Antes' } },
  after: { title: { cn: '修改后', en: 'After', es: 'Después' } },
} as const satisfies ListColumns;
