import type { CodeValue, CodeTable } from './codeTable';

/** What can be done to many users at once (US-01; ours). */
export const USER_ACT = {
  queue: { cn: '调整队列', en: 'Move to queue', es: 'Mover a cola' },
  group: { cn: '调整小组', en: 'Move to group', es: 'Mover a grupo' },
  sendFlags: { cn: '发送渠道', en: 'Sending rights', es: 'Permisos de envío' },
  resetPassword: { cn: '重置密码', en: 'Reset passwords', es: 'Restablecer contraseñas' },
  enable: { cn: '启用', en: 'Enable', es: 'Activar' },
  disable: { cn: '停用', en: 'Disable', es: 'Desactivar' },
} as const satisfies CodeTable;

/** What can be done to many users at once. */
export type UserAct = CodeValue<typeof USER_ACT>;

/** What can be undone: it changes a place or a right and nothing else. */
export const UNDOABLE_USER_ACTS: readonly UserAct[] = ['queue', 'group', 'sendFlags'];
