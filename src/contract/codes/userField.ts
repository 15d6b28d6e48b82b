import type { CodeTable } from './codeTable';

/** Labels of the fields of a system user (US-01; not in the specification). */
export const USER_FIELD = {
  username: { cn: '用户名', en: 'Username', es: 'Usuario' },
  name: { cn: '姓名', en: 'Name', es: 'Nombre' },
  email: { cn: '邮箱', en: 'E-mail', es: 'Correo electrónico' },
  role: { cn: '角色', en: 'Role', es: 'Rol' },
  groupId: { cn: '小组', en: 'Group', es: 'Grupo' },
  queueId: { cn: '队列', en: 'Queue', es: 'Cola' },
  products: { cn: '所属产品', en: 'Products', es: 'Productos' },
  loanTypes: { cn: '首复贷类型', en: 'Loan types', es: 'Tipos de préstamo' },
  dailyTarget: { cn: '每日回款目标', en: 'Daily target', es: 'Meta diaria' },
  affiliatedSystem: { cn: '所属系统', en: 'Affiliated system', es: 'Sistema afiliado' },
  ranked: { cn: '参与排名', en: 'Included in the ranking', es: 'Incluido en la clasificación' },
  createsPtp: { cn: '可登记承诺还款', en: 'Records promises', es: 'Registra promesas' },
  autoReloan: { cn: '自动复贷', en: 'Auto re-loan', es: 'Renovación automática' },
  longAging: { cn: '长账龄', en: 'Long aging', es: 'Mora prolongada' },
  res: { cn: 'RES 标记', en: 'RES flag', es: 'Marca RES' },
  sendBlu: { cn: '发送 BLU', en: 'Sending by BLU', es: 'Envío por BLU' },
  sendIvr: { cn: '发送 IVR', en: 'Sending by IVR', es: 'Envío por IVR' },
  sendLunar: { cn: '发送 LUNAR', en: 'Sending by LUNAR', es: 'Envío por LUNAR' },
  sendSms: { cn: '发送短信', en: 'Sending by SMS', es: 'Envío por SMS' },
  sendWaba: { cn: '发送 WABA', en: 'Sending by WABA', es: 'Envío por WABA' },
  photo: { cn: '照片', en: 'Photo', es: 'Foto' },
} as const satisfies CodeTable;
