import type { ListColumns } from './listDescription';

/** Changes of permissions (RO-01), newest first. */
export const PERMISSION_CHANGE_LIST = {
  time: { title: { cn: '时间', en: 'When', es: 'Cuándo' }, cell: 'time' },
  actor: { title: { cn: '操作人', en: 'By', es: 'Por' } },
  for: { title: { cn: '对象', en: 'For', es: 'Para' } },
  outcome: { title: { cn: '变更', en: 'Change', es: 'Cambio' } },
  permission: { title: { cn: '权限', en: 'Permission', es: 'Permiso' } },
} as const satisfies ListColumns;
