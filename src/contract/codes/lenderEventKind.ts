import type { CodeValue, CodeTable } from './codeTable';

/** Kinds of lender events about a loan (MI-01; not in the specification). */
export const LENDER_EVENT_KIND = {
  payment: { cn: '还款', en: 'Payment', es: 'Pago' },
  reversal: { cn: '冲正', en: 'Reversal', es: 'Reverso' },
  refund: { cn: '退款', en: 'Refund', es: 'Reembolso' },
  withdrawal: { cn: '撤案', en: 'Withdrawal', es: 'Retiro' },
  closure: { cn: '结案', en: 'Closure', es: 'Cierre' },
  reopening: { cn: '重启', en: 'Re-opening', es: 'Reapertura' },
  newDueDate: { cn: '变更到期日', en: 'New due date', es: 'Nueva fecha de vencimiento' },
} as const satisfies CodeTable;

export type LenderEventKind = CodeValue<typeof LENDER_EVENT_KIND>;
