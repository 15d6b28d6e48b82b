import type { CodeValue, CodeTable } from './codeTable';

/**
 * Parts of an instalment (not in the specification), in the default allocation order unless an institution configures another one (MI-02).
 */
export const LOAN_PART = {
  penalty: { cn: '罚息', en: 'Penalty', es: 'Penalización' },
  interest: { cn: '利息', en: 'Interest', es: 'Interés' },
  tax: { cn: '税费', en: 'Tax', es: 'IVA' },
  principal: { cn: '本金', en: 'Principal', es: 'Capital' },
} as const satisfies CodeTable;

/** A part of an instalment. */
export type LoanPart = CodeValue<typeof LOAN_PART>;
