import type { CodeValue, CodeTable } from './codeTable';

/** Whether a system user may sign in (§3). */
export const USER_STATUS = {
  enabled: { cn: '启用', en: 'Enabled', es: 'Activo' },
  disabled: { cn: '停用', en: 'Disabled', es: 'Inactivo' },
} as const satisfies CodeTable;

/** Whether a system user may sign in (§3). */
export type UserStatus = CodeValue<typeof USER_STATUS>;
