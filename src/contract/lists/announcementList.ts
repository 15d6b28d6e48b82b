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
