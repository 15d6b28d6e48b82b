import type { CodeValue, CodeTable } from './codeTable';

/** States of a bulk binding (QU-02; not in the specification). `planned` is the dry run, before any change. */
export const BINDING_STATE = {
  planned: { cn: '试算', en: 'Dry run', es: 'Simulación' },
  waiting: { cn: '等待执行', en: 'Waiting', es: 'En espera' },
  running: { cn: '执行中', en: 'Running', es: 'En curso' },
  done: { cn: '已完成', en: 'Done', es: 'Terminada' },
  cancelled: { cn: '已取消', en: 'Cancelled', es: 'Cancelada' },
  failed: { cn: '失败', en: 'Failed', es: 'Fallida' },
} as const satisfies CodeTable;

export type BindingState = CodeValue<typeof BINDING_STATE>;
