import type { CodeValue, CodeTable } from './codeTable';

/** Reasons why a lender item waits for manual clarification (MI-02; not in the specification). */
export const CLARIFY_REASON = {
  unknownLoan: { cn: '贷款不存在', en: 'Unknown loan', es: 'Préstamo desconocido' },
  overpaid: { cn: '多还', en: 'Paid more than is due', es: 'Pagado de más' },
  wrongCurrency: { cn: '币种不符', en: 'Other currency', es: 'Otra moneda' },
  waitsForPayment: { cn: '等待对应还款', en: 'Its payment has not come', es: 'Su pago no ha llegado' },
  loanEnded: { cn: '案件已结束', en: 'The case has ended', es: 'El caso ya terminó' },
  noCase: { cn: '没有案件', en: 'There is no case', es: 'No hay caso' },
  notAPayment: { cn: '引用的不是还款', en: 'What it names is no payment', es: 'Lo que indica no es un pago' },
  alreadyReversed: { cn: '已冲正', en: 'Reversed already', es: 'Ya reversado' },
  amountDiffers: { cn: '金额不一致', en: 'The amount differs', es: 'El monto es distinto' },
  moreThanPaid: { cn: '超过已还金额', en: 'More than was paid', es: 'Más de lo pagado' },
  returnedBefore: { cn: '冲正前已退回', en: 'Given back before it was reversed', es: 'Devuelto antes del reverso' },
  unknownCode: {
    cn: '还款码不存在或属于其他贷款',
    en: 'Unknown code, or one of another loan',
    es: 'Código desconocido, o de otro préstamo',
  },
  extensionHeld: {
    cn: '案件暂停中，无法展期',
    en: 'Paid for an extension of a held case',
    es: 'Pagado por la prórroga de un caso retenido',
  },
  codePaid: { cn: '还款码已支付过', en: 'The code was paid before', es: 'El código ya se había pagado' },
  nothingDue: { cn: '无欠款', en: 'Nothing is due', es: 'No hay adeudo' },
  notBooked: { cn: '入账失败', en: 'Could not be booked', es: 'No se pudo registrar' },
} as const satisfies CodeTable;

export type ClarifyReason = CodeValue<typeof CLARIFY_REASON>;
