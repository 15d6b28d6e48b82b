import type { ListColumns } from './listDescription';

/** History of a system user (US-01), newest first. */
export const USER_HISTORY_LIST = {
  time: { title: { cn: '时间', en: 'Time', es: 'Hora' }, cell: 'time' },
  kind: { title: { cn: '操作', en: 'What', es: 'Qué' } },
  fields: { title: { cn: '修改字段', en: 'Fields', es: 'Campos' } },
  by: { title: { cn: '操作人', en: 'By', es: 'Quién' } },
} as const satisfies ListColumns;
