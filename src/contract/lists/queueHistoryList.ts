import type { ListColumns } from './listDescription';

/** History of a queue (QU-01), newest first. */
export const QUEUE_HISTORY_LIST = {
  time: { title: { cn: '时间', en: 'Time', es: 'Hora' }, cell: 'time' },
  event: { title: { cn: '事件', en: 'What', es: 'Qué' } },
  cases: { title: { cn: '案件', en: 'Cases', es: 'Casos' }, cell: 'number' },
  other: { title: { cn: '来源/去向', en: 'From / to', es: 'De / a' } },
  who: { title: { cn: '操作人', en: 'Who', es: 'Quién' } },
} as const satisfies ListColumns;
