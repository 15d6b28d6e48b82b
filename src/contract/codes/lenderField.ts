import type { CodeValue, CodeTable } from './codeTable';

/** Fields of an event of the lender, as its signed call names them (docs/lender.md). */
export const LENDER_FIELD = {
  kind: { cn: '类型', en: 'Kind', es: 'Tipo' },
  loanNo: { cn: '贷款编号', en: 'Loan ID', es: 'ID de préstamo' },
  amount: { cn: '金额', en: 'Amount', es: 'Monto' },
  currency: { cn: '币种', en: 'Currency', es: 'Moneda' },
  valueTime: { cn: '发生时间', en: 'Value time', es: 'Fecha valor' },
  ofReference: { cn: '对应流水号', en: 'Refers to', es: 'Se refiere a' },
  newDueDay: { cn: '新到期日', en: 'New due day', es: 'Nuevo vencimiento' },
  paidBy: { cn: '付款方', en: 'Paid by', es: 'Pagado por' },
  reason: { cn: '资方备注', en: 'Remark of the lender', es: 'Nota del acreedor' },
} as const satisfies CodeTable;

export type LenderField = CodeValue<typeof LENDER_FIELD>;
