import type { CodeValue, CodeTable } from './codeTable';

/** Loan status codes (§3). */
export const LOAN_STATUS = {
  '21': { cn: '未结清', en: 'Not settled', es: 'Sin liquidar' },
  '40': { cn: '逾期', en: 'Overdue', es: 'Vencido' },
  '50': { cn: '已结清', en: 'Settled', es: 'Liquidado' },
} as const satisfies CodeTable;

/** Status of a loan (§3). */
export type LoanStatus = CodeValue<typeof LOAN_STATUS>;

/** Status codes by name, for rules and queries. */
export const LOAN = { notSettled: '21', overdue: '40', settled: '50' } as const satisfies Record<string, LoanStatus>;
