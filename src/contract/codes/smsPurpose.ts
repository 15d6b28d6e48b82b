import type { CodeValue, CodeTable } from './codeTable';

/** Purposes of a template (not in the specification): any message, or the message that follows an unanswered call. */
export const SMS_PURPOSE = {
  any: { cn: '通用', en: 'Any message', es: 'Cualquier mensaje' },
  missedCall: { cn: '未接通后发送', en: 'After an unanswered call', es: 'Tras una llamada sin respuesta' },
} as const satisfies CodeTable;

export type SmsPurpose = CodeValue<typeof SMS_PURPOSE>;
