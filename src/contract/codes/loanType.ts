import type { CodeValue, CodeTable } from './codeTable';

/** First and repeat loan types (§4). */
export const LOAN_TYPE = {
  '0': { cn: '产品首贷', en: 'Product first loan', es: 'Primer préstamo del producto' },
  '1': { cn: '产品复贷', en: 'Product repeat', es: 'Renovación del producto' },
  '2': { cn: '老客转新品', en: 'Old to new', es: 'Cliente antiguo en producto nuevo' },
  '3': { cn: '平台新客', en: 'Platform new customer', es: 'Cliente nuevo en la plataforma' },
} as const satisfies CodeTable;

/** Relation of a borrower to a product or the platform: new or returning (§4). */
export type LoanType = CodeValue<typeof LOAN_TYPE>;
