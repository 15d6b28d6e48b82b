import type { CodeValue, CodeTable } from './codeTable';

/** Willingness to pay (§2 names the column; the steps are ours). */
export const WILLINGNESS = {
  high: { cn: '高', en: 'High', es: 'Alta' },
  medium: { cn: '中', en: 'Medium', es: 'Media' },
  low: { cn: '低', en: 'Low', es: 'Baja' },
  unknown: { cn: '未知', en: 'Unknown', es: 'Desconocida' },
} as const satisfies CodeTable;

/** Willingness of a borrower, from the last response that contained any indication. */
export type Willingness = CodeValue<typeof WILLINGNESS>;
