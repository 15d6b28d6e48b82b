import type { CodeValue, CodeTable } from './codeTable';

/** How much a complaint presses; its deadline follows from it (ours, CM-01). */
export const COMPLAINT_PRIORITY = {
  urgent: { cn: '紧急', en: 'Urgent', es: 'Urgente' },
  high: { cn: '高', en: 'High', es: 'Alta' },
  normal: { cn: '普通', en: 'Normal', es: 'Normal' },
} as const satisfies CodeTable;

/** How much a complaint presses (ours, CM-01). */
export type ComplaintPriority = CodeValue<typeof COMPLAINT_PRIORITY>;
