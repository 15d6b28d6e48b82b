import type { CodeValue, CodeTable } from './codeTable';

/** Reasons why a paid extension code did not extend the due date, or no longer does (MI-07; not in the specification). */
export const NOT_EXTENDED = {
  held: { cn: '案件暂停中，款项待核实', en: 'the case was held', es: 'el caso estaba retenido' },
  paidLess: { cn: '支付金额不足', en: 'less was paid than it costs', es: 'se pagó menos de lo que cuesta' },
  tooLate: { cn: '支付时已失效', en: 'paid when it was good no more', es: 'se pagó cuando ya no estaba vigente' },
  settled: { cn: '已全额结清', en: 'nothing is due any more', es: 'ya no hay adeudo' },
  notBooked: { cn: '款项待核实', en: 'the money waits to be clarified', es: 'el dinero espera aclaración' },
  reversed: { cn: '还款已冲正', en: 'the payment was reversed', es: 'el pago se reversó' },
} as const satisfies CodeTable;

export type NotExtended = CodeValue<typeof NOT_EXTENDED>;
