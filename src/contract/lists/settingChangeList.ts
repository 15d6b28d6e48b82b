import type { ListColumns } from './listDescription';

/** Changes of the system configuration (SY-01), newest first. A file contains the values before and after as recorded. */
export const SETTING_CHANGE_LIST = {
  time: { title: { cn: '时间', en: 'Time', es: 'Fecha' }, cell: 'time' },
  who: { title: { cn: '操作人', en: 'By', es: 'Autor' } },
  what: { title: { cn: '设置项', en: 'Setting', es: 'Ajuste' } },
  before: { title: { cn: '修改前', en: 'Before', es: 'Antes' } },
  after: { title: { cn: '修改后', en: 'After', es: 'Después' } },
} as const satisfies ListColumns;
