import type { CodeOf, CodeTable } from './codeTable';

/** Where a request for a second person stands (MI-09; ours). */
export const APPROVAL_STATE = {
  waiting: { cn: '待复核', en: 'Waiting', es: 'En espera' },
  granted: { cn: '已同意，待申请人执行', en: 'Agreed, to be carried out', es: 'Aceptada, por ejecutar' },
  done: { cn: '已同意并执行', en: 'Agreed and carried out', es: 'Aceptada y ejecutada' },
  refused: { cn: '已拒绝', en: 'Refused', es: 'Rechazada' },
  withdrawn: { cn: '已撤回', en: 'Taken back', es: 'Retirada' },
  expired: { cn: '已过期', en: 'Expired', es: 'Vencida' },
  failed: { cn: '未能执行', en: 'Could not be done', es: 'No se pudo ejecutar' },
} as const satisfies CodeTable;

/** Where a request for a second person stands. */
export type ApprovalState = CodeOf<typeof APPROVAL_STATE>;
