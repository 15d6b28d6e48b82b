import type { CodeValue, CodeTable } from './codeTable';

/** Phone call types (§4). */
export const PHONE_CALL_TYPE = {
  '1': { cn: '呼入', en: 'Incoming', es: 'Entrante' },
  '2': { cn: '呼出', en: 'Outgoing', es: 'Saliente' },
  '3': { cn: '未接', en: 'Missed', es: 'Perdida' },
  '4': { cn: '语音信箱', en: 'Voicemail', es: 'Buzón de voz' },
  '5': { cn: '拒接', en: 'Rejected', es: 'Rechazada' },
  '6': { cn: '已拦截', en: 'Blocked', es: 'Bloqueada' },
  '7': { cn: '在其他设备接听', en: 'Answered externally', es: 'Contestada en otro dispositivo' },
} as const satisfies CodeTable;

/** Outcome of a call in the borrower's own call list (§4). */
export type PhoneCallType = CodeValue<typeof PHONE_CALL_TYPE>;
