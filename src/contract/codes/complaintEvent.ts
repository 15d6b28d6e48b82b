import type { CodeValue, CodeTable } from './codeTable';

/** Events in a work order's history (CM-01; not in the specification). machines/complaintLifecycle defines the transitions they cause. */
export const COMPLAINT_EVENT = {
  registered: { cn: '登记', en: 'Registered', es: 'Registrada' },
  splitOff: { cn: '由拆分产生', en: 'Split off', es: 'Separada' },
  allocated: { cn: '分配', en: 'Allocated', es: 'Asignada' },
  taken: { cn: '接手处理', en: 'Taken up', es: 'Tomada' },
  noted: { cn: '备注', en: 'Note', es: 'Nota' },
  askedBack: { cn: '向投诉人追问', en: 'Asked back', es: 'Pregunta al quejoso' },
  rescheduled: { cn: '调整优先级或时限', en: 'Priority or deadline changed', es: 'Prioridad o plazo cambiados' },
  proposed: { cn: '申请结案', en: 'Closure proposed', es: 'Cierre propuesto' },
  rejected: { cn: '驳回结案', en: 'Closure rejected', es: 'Cierre rechazado' },
  closed: { cn: '结案', en: 'Closed', es: 'Cerrada' },
  penalised: { cn: '开具罚单', en: 'Penalty issued', es: 'Sanción emitida' },
  penaltyWithdrawn: { cn: '撤销罚单', en: 'Penalty withdrawn', es: 'Sanción retirada' },
  transferred: { cn: '转运营', en: 'Transferred to operations', es: 'Transferida a operaciones' },
  split: { cn: '拆分', en: 'Split', es: 'Dividida' },
} as const satisfies CodeTable;

export type ComplaintEventCode = CodeValue<typeof COMPLAINT_EVENT>;
