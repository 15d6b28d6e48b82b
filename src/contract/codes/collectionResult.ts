import type { CodeValue, CodeTable } from './codeTable';

/** Collection results recorded by a user, in addition to those of a single call (§4). */
export const CASE_RESULT = {
  CR10: { cn: '承诺还款', en: 'Promise to repay', es: 'Promesa de pago' },
  CR20: { cn: '第三方代偿', en: 'Third-party compensation', es: 'Pago por tercero' },
  CR30: { cn: '已转告', en: 'Passed on message', es: 'Recado transmitido' },
  CR40: { cn: '停止提醒', en: 'Stop reminding', es: 'Dejar de recordar' },
  CR50: { cn: '电话跟进', en: 'Phone follow-up', es: 'Seguimiento telefónico' },
  CR60: { cn: '失联', en: 'Lost contact', es: 'Sin contacto' },
  CR70: { cn: '拒绝还款', en: 'Refuses', es: 'Se niega' },
  CR80: { cn: '重点跟进', en: 'Important follow-up', es: 'Seguimiento prioritario' },
} as const satisfies CodeTable;

/** Collection result codes (§4). The last two result from manually sent messages. */
export const COLLECTION_RESULT = {
  ...CASE_RESULT,
  MSS: { cn: '手动短信成功', en: 'Manual SMS success', es: 'SMS manual enviado' },
  MSF: { cn: '手动短信失败', en: 'Manual SMS fail', es: 'SMS manual fallido' },
} as const satisfies CodeTable;

/** Result of working a case, beyond a single call (§4). */
export type CollectionResult = CodeValue<typeof COLLECTION_RESULT>;
