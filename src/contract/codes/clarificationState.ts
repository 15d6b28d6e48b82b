import type { CodeValue, CodeTable } from './codeTable';

/** States of an item that waits for manual clarification (MI-02; not in the specification). */
export const CLARIFICATION_STATE = {
  open: { cn: '待处理', en: 'Open', es: 'Abierto' },
  assigned: { cn: '已分配到贷款', en: 'Assigned to a loan', es: 'Asignado a un préstamo' },
  returned: { cn: '已退回', en: 'Returned', es: 'Devuelto' },
  gone: { cn: '自行解决', en: 'Settled by itself', es: 'Resuelto por sí solo' },
} as const satisfies CodeTable;

export type ClarificationState = CodeValue<typeof CLARIFICATION_STATE>;
