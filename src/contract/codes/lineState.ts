import type { CodeValue, CodeTable } from './codeTable';

/** States of a telephone call (not in the specification). */
export const LINE_STATE = {
  dialling: { cn: '拨号中', en: 'Dialling', es: 'Marcando' },
  ringing: { cn: '振铃中', en: 'Ringing', es: 'Sonando' },
  connected: { cn: '通话中', en: 'Connected', es: 'En llamada' },
  ended: { cn: '已结束', en: 'Ended', es: 'Terminada' },
} as const satisfies CodeTable;

export type LineState = CodeValue<typeof LINE_STATE>;
