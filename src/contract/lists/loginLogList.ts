import type { ListColumns } from './listDescription';

/** Attempts to sign in (US-03 login logs). */
export const LOGIN_LOG_LIST = {
  time: { title: { cn: '时间', en: 'Time', es: 'Hora' }, sorts: true, cell: 'time' },
  user: { title: { cn: '用户', en: 'User', es: 'Usuario' }, sorts: true, only: 'screen' },
  username: { title: { cn: '用户名', en: 'Username', es: 'Usuario' }, only: 'file' },
  name: { title: { cn: '姓名', en: 'Name', es: 'Nombre' }, only: 'file' },
  outcome: { title: { cn: '结果', en: 'Outcome', es: 'Resultado' }, sorts: true },
  ip: { title: { cn: 'IP 地址', en: 'IP address', es: 'Dirección IP' }, sorts: true },
  device: { title: { cn: '设备', en: 'Device', es: 'Dispositivo' } },
  position: { title: { cn: '位置', en: 'Position', es: 'Posición' } },
  client: { title: { cn: '客户端', en: 'Client', es: 'Cliente' } },
} as const satisfies ListColumns;
