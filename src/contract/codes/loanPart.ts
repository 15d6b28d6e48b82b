import type { CodeValue, CodeTable } from './codeTable';

/** What an instalment is made up of (ours); in the order in which money is allocated unless an institution says otherwise (MI-02). */
export const LOAN_PART = {
  penalty: { cn: '罚息', en: 'Penalty', es: 'Penalización' },
  interest: { cn: '利息', en: 'Interest', es: 'Interés' },
  tax: { cn: '税费', en: 'Tax', es: 'IVA' },
  principal: { cn: '本金', en: 'Principal', es: 'Capital' },
} as const satisfies CodeTable;

/** A part of an instalment. */
export type LoanPart = CodeValue<typeof LOAN_PART>;
