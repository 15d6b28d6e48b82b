import type { CodeValue, CodeTable } from './codeTable';

/** Changes in the history of a system user (US-01 history; not in the specification). */
export const USER_CHANGE = {
  created: { cn: '新增', en: 'Added', es: 'Alta' },
  changed: { cn: '修改', en: 'Changed', es: 'Modificación' },
  enabled: { cn: '启用', en: 'Enabled', es: 'Activación' },
  disabled: { cn: '停用', en: 'Disabled', es: 'Desactivación' },
  passwordReset: { cn: '重置密码', en: 'Password reset', es: 'Contraseña restablecida' },
  passwordByOperator: {
    cn: '运维重置密码',
    en: 'Password reset by the operator',
    es: 'Contraseña restablecida por el operador',
  },
  passwordByParent: {
    cn: '上级机构重置密码',
    en: 'Password reset by the parent institution',
    es: 'Contraseña restablecida por la institución superior',
  },
  passwordSet: { cn: '本人设置密码', en: 'Own password set', es: 'Contraseña propia establecida' },
  livenessBinding: { cn: '活体检测绑定', en: 'Liveness binding', es: 'Vinculación de prueba de vida' },
  idCardBinding: { cn: '证件绑定', en: 'ID card binding', es: 'Vinculación de documento' },
  sessionsEnded: { cn: '强制下线', en: 'Sessions ended', es: 'Sesiones cerradas' },
} as const satisfies CodeTable;

export type UserChange = CodeValue<typeof USER_CHANGE>;
