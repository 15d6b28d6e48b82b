import type { CodeValue, CodeTable } from './codeTable';

/** Willingness to pay (§2 names the column; the steps are ours). */
export const WILLINGNESS = {
  high: { cn: '高', en: 'High', es: 'Alta' },
  medium: { cn: '中', en: 'Medium', es: 'Media' },
  low: { cn: '低', en: 'Low', es: 'Baja' },
  unknown: { cn: '未知', en: 'Unknown', es: 'Desconocida' },
} as const satisfies CodeTable;

/** How willing a borrower showed to be in the last answer that told anything. */
export type Willingness = CodeValue<typeof WILLINGNESS>;
