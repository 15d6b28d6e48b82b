import type { CodeValue, CodeTable } from './codeTable';

/** Bulk actions on users (US-01; not in the specification). */
export const USER_ACT = {
  queue: { cn: '调整队列', en: 'Move to queue', es: 'Mover a cola' },
  group: { cn: '调整小组', en: 'Move to group', es: 'Mover a grupo' },
  sendFlags: { cn: '发送渠道', en: 'Sending rights', es: 'Permisos de envío' },
  resetPassword: { cn: '重置密码', en: 'Reset passwords', es: 'Restablecer contraseñas' },
  enable: { cn: '启用', en: 'Enable', es: 'Activar' },
  disable: { cn: '停用', en: 'Disable', es: 'Desactivar' },
} as const satisfies CodeTable;

export type UserAct = CodeValue<typeof USER_ACT>;

/** Bulk actions that can be undone, because they change only an assignment or a permission. */
export const UNDOABLE_USER_ACTS: readonly UserAct[] = ['queue', 'group', 'sendFlags'];
