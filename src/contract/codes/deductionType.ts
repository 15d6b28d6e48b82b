import type { CodeValue, CodeTable } from './codeTable';

/** Deduction types (§4). */
export const DEDUCTION_TYPE = {
  '1': { cn: '主动还款', en: 'Active repayment', es: 'Pago voluntario' },
  '3': { cn: '自动扣款', en: 'Automatic deduction', es: 'Cargo automático' },
  '4': { cn: '催收扣款', en: 'Collection', es: 'Gestión de cobro' },
} as const satisfies CodeTable;

/** Source of a deduction (§4). */
export type DeductionType = CodeValue<typeof DEDUCTION_TYPE>;

/** Type codes by name, for rules and queries. */
export const DEDUCTION_BY = { borrower: '1', system: '3', agent: '4' } as const satisfies Record<string, DeductionType>;
