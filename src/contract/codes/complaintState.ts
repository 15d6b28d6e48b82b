import type { CodeValue, CodeTable } from './codeTable';

/** Complaint states (§4); 'all' is a filter, not a state. */
export const COMPLAINT_STATE = {
  pending: { cn: '待处理', en: 'Pending', es: 'Pendiente' },
  processing: { cn: '处理中', en: 'Processing', es: 'En proceso' },
  pendingClosure: { cn: '待结案', en: 'Pending closure', es: 'Pendiente de cierre' },
  completed: { cn: '已完成', en: 'Processing completed', es: 'Proceso completado' },
} as const satisfies CodeTable;

/** State of a work order (§4). */
export type ComplaintState = CodeValue<typeof COMPLAINT_STATE>;
