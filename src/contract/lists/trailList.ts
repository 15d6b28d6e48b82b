import type { ListColumns } from './listDescription';

/** Sign-ins as recorded in the trail (TR-02). */
export const TRAIL_LIST = {
  at: { title: { cn: '时间', en: 'Time', es: 'Hora' }, sorts: true, cell: 'time' },
  user: { title: { cn: '用户', en: 'User', es: 'Usuario' }, sorts: true, only: 'screen' },
  name: { title: { cn: '姓名', en: 'Name', es: 'Nombre' }, only: 'file' },
  username: { title: { cn: '用户名', en: 'Username', es: 'Usuario' }, only: 'file' },
  result: { title: { cn: '结果', en: 'Result', es: 'Resultado' }, sorts: true },
  faceFailures: {
    title: { cn: '检测失败次数', en: 'Failed checks', es: 'Pruebas fallidas' },
    sorts: true,
    cell: 'number',
  },
  endedBy: { title: { cn: '结束方式', en: 'Ended', es: 'Fin' }, sorts: true },
  ip: { title: { cn: '地址', en: 'Address', es: 'Dirección' } },
  entries: { title: { cn: '行数', en: 'Rows', es: 'Filas' }, sorts: true, cell: 'number' },
} as const satisfies ListColumns;
