import type { ListColumns } from './listDescription';

/** The users of an institution (US-01). */
export const USER_LIST = {
  name: { title: { cn: '姓名', en: 'Name', es: 'Nombre' }, sorts: true },
  username: { title: { cn: '用户名', en: 'Username', es: 'Usuario' }, only: 'file' },
  email: { title: { cn: '邮箱', en: 'E-mail', es: 'Correo' }, only: 'file' },
  status: { title: { cn: '状态', en: 'Status', es: 'Estado' }, sorts: true },
  role: { title: { cn: '角色', en: 'Role', es: 'Rol' }, sorts: true },
  group: { title: { cn: '小组', en: 'Group', es: 'Grupo' }, sorts: true },
  queue: { title: { cn: '队列', en: 'Queue', es: 'Cola' }, sorts: true },
  products: { title: { cn: '所属产品', en: 'Products', es: 'Productos' } },
  loanTypes: { title: { cn: '首复贷类型', en: 'Loan types', es: 'Tipos de préstamo' } },
  sends: { title: { cn: '发送渠道', en: 'May send', es: 'Puede enviar' } },
  dailyTarget: {
    title: { cn: '日目标', en: 'Daily target', es: 'Meta diaria' },
    sorts: true,
    atWish: true,
    cell: 'money',
  },
  lastLogin: {
    title: { cn: '最近登录', en: 'Last sign-in', es: 'Último inicio de sesión' },
    sorts: true,
    cell: 'time',
  },
  oneTimePasswordUntil: {
    title: { cn: '一次性密码有效期至', en: 'One-time password until', es: 'Contraseña de un solo uso hasta' },
    cell: 'time',
    only: 'file',
  },
} as const satisfies ListColumns;

/** History of a system user (US-01), newest first. */
export const USER_HISTORY_LIST = {
  time: { title: { cn: '时间', en: 'Time', es: 'Hora' }, cell: 'time' },
  kind: { title: { cn: '操作', en: 'What', es: 'Qué' } },
  fields: { title: { cn: '修改字段', en: 'Fields', es: 'Campos' } },
  by: { title: { cn: '操作人', en: 'By', es: 'Quién' } },
} as const satisfies ListColumns;

/** Users ranked by recovered amount on a day (US-03). */
export const USER_RANK_LIST = {
  ranking: { title: { cn: '排名', en: 'Rank', es: 'Lugar' }, sorts: true, cell: 'number' },
  name: { title: { cn: '姓名', en: 'Name', es: 'Nombre' }, sorts: true },
  group: { title: { cn: '小组', en: 'Group', es: 'Grupo' }, sorts: true },
  received: { title: { cn: '回款金额', en: 'Recovered', es: 'Recuperado' }, sorts: true, cell: 'money' },
  target: { title: { cn: '目标', en: 'Target', es: 'Meta' }, sorts: true, cell: 'money' },
  rate: { title: { cn: '完成率', en: 'Completion', es: 'Cumplimiento' }, sorts: true, cell: 'percent' },
} as const satisfies ListColumns;

/** Changes of permissions (RO-01), newest first. */
export const PERMISSION_CHANGE_LIST = {
  time: { title: { cn: '时间', en: 'When', es: 'Cuándo' }, cell: 'time' },
  actor: { title: { cn: '操作人', en: 'By', es: 'Por' } },
  for: { title: { cn: '对象', en: 'For', es: 'Para' } },
  outcome: { title: { cn: '变更', en: 'Change', es: 'Cambio' } },
  permission: { title: { cn: '权限', en: 'Permission', es: 'Permiso' } },
} as const satisfies ListColumns;

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
