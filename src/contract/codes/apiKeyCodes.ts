import type { CodeTable, CodeValue } from './codeTable';

/** States of an API key. The codes are not in the specification. */
export const API_KEY_STATE = {
  active: { cn: '有效', en: 'Active', es: 'Vigente' },
  expired: { cn: '已过期', en: 'Expired', es: 'Vencida' },
  revoked: { cn: '已吊销', en: 'Revoked', es: 'Revocada' },
} as const satisfies CodeTable;

export type ApiKeyState = CodeValue<typeof API_KEY_STATE>;
