import type { CodeValue, CodeTable } from './codeTable';

/** What a template is for (ours): any message, or the one that follows a call nobody answered. */
export const SMS_PURPOSE = {
  any: { cn: '通用', en: 'Any message', es: 'Cualquier mensaje' },
  missedCall: { cn: '未接通后发送', en: 'After an unanswered call', es: 'Tras una llamada sin respuesta' },
} as const satisfies CodeTable;

/** What a template is for. */
export type SmsPurpose = CodeValue<typeof SMS_PURPOSE>;
