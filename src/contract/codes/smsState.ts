import type { CodeValue, CodeTable } from './codeTable';

/** States of a message (not in the specification). `sent` and `failed` are MSS and MSF in the collection log (§4). */
export const SMS_STATE = {
  queued: { cn: '待发送', en: 'Waiting', es: 'En espera' },
  sending: { cn: '发送中', en: 'Sending', es: 'Enviando' },
  sent: { cn: '已发送', en: 'Sent', es: 'Enviado' },
  failed: { cn: '发送失败', en: 'Failed', es: 'Fallido' },
} as const satisfies CodeTable;

export type SmsState = CodeValue<typeof SMS_STATE>;
