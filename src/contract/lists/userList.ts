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
  lastLogin: { title: { cn: '最近登录', en: 'Last sign-in', es: 'Último acceso' }, sorts: true, cell: 'time' },
  oneTimePasswordUntil: {
    title: { cn: '一次性密码有效期至', en: 'One-time password until', es: 'Contraseña de un solo uso hasta' },
    cell: 'time',
    only: 'file',
  },
} as const satisfies ListColumns;
