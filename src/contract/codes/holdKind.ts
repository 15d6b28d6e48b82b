import type { CodeValue, CodeTable } from './codeTable';

/**
 * Reasons why a case is on hold (MI-10; not in the specification). An open complaint creates a hold automatically; authorized users decide
 * the others.
 */
export const HOLD_KIND = {
  complaint: { cn: '投诉', en: 'Complaint', es: 'Queja' },
  dispute: { cn: '争议', en: 'Dispute', es: 'Disputa' },
  hardship: { cn: '困难', en: 'Hardship', es: 'Dificultad' },
  death: { cn: '身故', en: 'Death', es: 'Fallecimiento' },
  insolvency: { cn: '破产', en: 'Insolvency', es: 'Insolvencia' },
  attorney: { cn: '律师介入', en: 'Attorney', es: 'Abogado' },
} as const satisfies CodeTable;

export type HoldKind = CodeValue<typeof HOLD_KIND>;
