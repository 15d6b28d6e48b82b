import type { ListColumns } from './listDescription';

/** Users ranked by recovered amount on a day (US-03). */
export const USER_RANK_LIST = {
  ranking: { title: { cn: '排名', en: 'Rank', es: 'Lugar' }, sorts: true, cell: 'number' },
  name: { title: { cn: '姓名', en: 'Name', es: 'Nombre' }, sorts: true },
  group: { title: { cn: '小组', en: 'Group', es: 'Grupo' }, sorts: true },
  received: { title: { cn: '回款金额', en: 'Recovered', es: 'Recuperado' }, sorts: true, cell: 'money' },
  target: { title: { cn: '目标', en: 'Target', es: 'Meta' }, sorts: true, cell: 'money' },
  rate: { title: { cn: '完成率', en: 'Completion', es: 'Cumplimiento' }, sorts: true, cell: 'percent' },
} as const satisfies ListColumns;
