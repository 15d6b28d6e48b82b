import type { CodeValue, CodeTable } from './codeTable';

/** Statuses that determine if a system user may sign in (§3). */
export const USER_STATUS = {
  enabled: { cn: '启用', en: 'Enabled', es: 'Activo' },
  disabled: { cn: '停用', en: 'Disabled', es: 'Inactivo' },
} as const satisfies CodeTable;

export type UserStatus = CodeValue<typeof USER_STATUS>;
