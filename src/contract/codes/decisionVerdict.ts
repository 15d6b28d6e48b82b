import type { CodeValue, CodeTable } from './codeTable';

/** Combined verdict of all rules on a contact (LC-01; not in the specification). */
export const DECISION_VERDICT = {
  allow: { cn: '允许', en: 'Allowed', es: 'Permitido' },
  warn: { cn: '提醒', en: 'Warned', es: 'Con advertencia' },
  deny: { cn: '禁止', en: 'Forbidden', es: 'Prohibido' },
} as const satisfies CodeTable;

export type DecisionVerdict = CodeValue<typeof DECISION_VERDICT>;
