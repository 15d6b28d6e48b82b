import type { CodeValue, CodeTable } from './codeTable';

/** Reasons why a figure of a closed day was corrected (DB-01; not in the specification). */
export const SCORE_CORRECTION = {
  latePayment: { cn: '补入账还款', en: 'Late payment', es: 'Pago registrado después' },
  reversal: { cn: '还款冲正或退款', en: 'Payment reversed or refunded', es: 'Pago reversado o devuelto' },
  rankOnly: {
    cn: '同组成员数据更正，名次变动',
    en: 'Rank moved by a correction of a colleague',
    es: 'Cambio de lugar por la corrección de un compañero',
  },
} as const satisfies CodeTable;

export type ScoreCorrection = CodeValue<typeof SCORE_CORRECTION>;
