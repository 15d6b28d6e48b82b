import type { CodeValue, CodeTable } from './codeTable';

/** States of an approval request (MI-09; not in the specification). */
export const APPROVAL_STATE = {
  waiting: { cn: '待审批', en: 'Pending', es: 'Pendiente' },
  granted: { cn: '已批准，待申请人执行', en: 'Approved, to be carried out', es: 'Autorizada, por ejecutar' },
  done: { cn: '已批准并执行', en: 'Approved and carried out', es: 'Autorizada y ejecutada' },
  refused: { cn: '已驳回', en: 'Rejected', es: 'Rechazada' },
  withdrawn: { cn: '已撤回', en: 'Withdrawn', es: 'Retirada' },
  expired: { cn: '已过期', en: 'Expired', es: 'Vencida' },
  failed: { cn: '未能执行', en: 'Could not be carried out', es: 'No se pudo ejecutar' },
} as const satisfies CodeTable;

export type ApprovalState = CodeValue<typeof APPROVAL_STATE>;
