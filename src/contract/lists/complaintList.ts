import type { ListColumns } from './listDescription';

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
