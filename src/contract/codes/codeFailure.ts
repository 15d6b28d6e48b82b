import type { CodeTable } from './codeTable';

/** Reasons why no repayment code was issued, unless the channel supplies its own text (MI-06; not in the specification). */
export const CODE_FAILURE = {
  refused: { cn: '支付渠道拒绝', en: 'The payment channel refused it', es: 'El canal de pago lo rechazó' },
  held: {
    cn: '案件已暂停作业，未申请',
    en: 'The case was held before it was asked for',
    es: 'El caso quedó retenido antes de solicitarlo',
  },
  tooLate: {
    cn: '未及时送达支付渠道',
    en: 'It did not reach the payment channel in time',
    es: 'No llegó a tiempo al canal de pago',
  },
} as const satisfies CodeTable;
