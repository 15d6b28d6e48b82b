import type { ListColumns } from './listDescription';

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
