import type { CodeTable } from './codeTable';

/** Reasons why a deduction failed, unless the channel supplies its own text (§3 Pay log, MI-05; not in the specification). */
export const DEDUCTION_FAILURE = {
  noMoney: { cn: '账户余额不足', en: 'Not enough money on the account', es: 'Saldo insuficiente en la cuenta' },
  refused: {
    cn: '支付渠道拒绝扣款',
    en: 'The payment channel refused it',
    es: 'El canal de pago lo rechazó',
  },
  lessDue: {
    cn: '到账时应还金额已减少，已作为还款入账，多出部分待核实',
    en: 'Less was due by then: it was booked as a payment, and what is over waits to be clarified',
    es: 'Para entonces se debía menos: se registró como pago y el excedente está por aclarar',
  },
  toldBefore: {
    cn: '贷方已先行通知，已作为还款入账',
    en: 'The lender reported it first: it was booked as its payment',
    es: 'El acreedor lo informó antes: se registró como su pago',
  },
  held: {
    cn: '案件已暂停作业，未扣款',
    en: 'The case was held before it went out; nothing was deducted',
    es: 'El caso quedó retenido antes del envío; no se cobró nada',
  },
  tooLate: {
    cn: '未及时送达支付渠道，未扣款',
    en: 'It did not reach the payment channel in time; nothing was deducted',
    es: 'No llegó a tiempo al canal de pago; no se cobró nada',
  },
} as const satisfies CodeTable;
