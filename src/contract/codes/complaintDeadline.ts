import type { CodeValue, CodeTable } from './codeTable';

/** Deadline statuses of a work order: three for open ones, two for completed ones (CM-01; not in the specification). */
export const COMPLAINT_DEADLINE = {
  overdue: { cn: '已逾期', en: 'Overdue', es: 'Vencido' },
  near: { cn: '即将到期', en: 'Due soon', es: 'Vence pronto' },
  onTime: { cn: '时限内', en: 'In time', es: 'En plazo' },
  met: { cn: '按时完成', en: 'Done in time', es: 'A tiempo' },
  missed: { cn: '逾期完成', en: 'Done late', es: 'Con retraso' },
} as const satisfies CodeTable;

export type ComplaintDeadline = CodeValue<typeof COMPLAINT_DEADLINE>;
