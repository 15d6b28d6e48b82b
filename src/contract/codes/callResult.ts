import type { CodeValue, CodeTable } from './codeTable';

/** Result codes of a call (§4); RETRY belongs to three call status groups. */
export const CALL_RESULT = {
  LC: { cn: '失联', en: 'Lost contact', es: 'Sin contacto' },
  RETRY: { cn: '待重拨', en: 'Call again', es: 'Volver a llamar' },
  RPD: { cn: '已还款', en: 'Repaid', es: 'Pagado' },
  PTP: { cn: '承诺今日还款', en: 'Promise today', es: 'Promete pagar hoy' },
  DTP: { cn: '拒绝还款', en: 'Declines', es: 'Se niega a pagar' },
  WTP: { cn: '有还款意愿', en: 'Willing to pay', es: 'Dispuesto a pagar' },
  PTCPST: { cn: '承诺他人代还', en: 'Promises that someone else pays', es: 'Promete que pagará otra persona' },
  PTN: { cn: '承诺转告', en: 'Promises to notify', es: 'Promete avisar' },
  ND: { cn: '已告知', en: 'Notified', es: 'Notificado' },
  NORLVT: { cn: '无关人员', en: 'Wrong person', es: 'Persona ajena' },
  NOCLCT: { cn: '建议停催', en: 'Stop recommended', es: 'Conviene detener la gestión' },
  NOVLD: { cn: '无效', en: 'Invalid', es: 'No válido' },
  BP: { cn: '违背承诺', en: 'Broke promise', es: 'Promesa incumplida' },
  FRAUD: { cn: '欺诈', en: 'Fraud', es: 'Fraude' },
  PTRPD: { cn: '部分还款', en: 'Partial repayment', es: 'Pago parcial' },
  STLD: { cn: '已结清', en: 'Settled', es: 'Liquidado' },
  MEMO: { cn: '备注', en: 'Memo', es: 'Nota' },
} as const satisfies CodeTable;

/** Result of a call (§4). */
export type CallResult = CodeValue<typeof CALL_RESULT>;
