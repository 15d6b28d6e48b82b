import type { CodeValue, CodeTable } from './codeTable';

/** Priorities of a complaint, which determine its deadline (CM-01; not in the specification). */
export const COMPLAINT_PRIORITY = {
  urgent: { cn: '紧急', en: 'Urgent', es: 'Urgente' },
  high: { cn: '高', en: 'High', es: 'Alta' },
  normal: { cn: '普通', en: 'Normal', es: 'Normal' },
} as const satisfies CodeTable;

export type ComplaintPriority = CodeValue<typeof COMPLAINT_PRIORITY>;
