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
