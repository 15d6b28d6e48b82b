import type { CodeValue, CodeTable } from './codeTable';

/** Events of a queue (QU-01; not in the specification). */
export const QUEUE_EVENT = {
  added: { cn: '新建队列', en: 'Queue added', es: 'Cola creada' },
  edited: { cn: '修改设置', en: 'Settings changed', es: 'Ajustes modificados' },
  enabled: { cn: '启用', en: 'Enabled', es: 'Activada' },
  disabled: { cn: '停用', en: 'Disabled', es: 'Desactivada' },
  casesIn: { cn: '案件转入', en: 'Cases moved in', es: 'Entraron casos' },
  casesOut: { cn: '案件转出', en: 'Cases moved out', es: 'Salieron casos' },
} as const satisfies CodeTable;

export type QueueEvent = CodeValue<typeof QUEUE_EVENT>;
