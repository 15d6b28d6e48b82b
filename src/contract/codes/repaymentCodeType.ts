import type { CodeValue, CodeTable } from './codeTable';

/** Purposes of a code of the lender's payment channels (§3 repayment code). The codes are not in the specification. */
export const REPAYMENT_CODE_TYPE = {
  '1': { cn: '还款码', en: 'Repayment code', es: 'Código de pago' },
  '2': { cn: '展期码', en: 'Extension code', es: 'Código de prórroga' },
} as const satisfies CodeTable;

export type RepaymentCodeType = CodeValue<typeof REPAYMENT_CODE_TYPE>;

/** Type codes by name, for rules and queries. */
export const CODE_FOR = { repayment: '1', extension: '2' } as const satisfies Record<string, RepaymentCodeType>;
