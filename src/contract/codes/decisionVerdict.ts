import type { CodeValue, CodeTable } from './codeTable';

/** What the rules say to a contact, all together (LC-01; ours). */
export const DECISION_VERDICT = {
  allow: { cn: '允许', en: 'Allowed', es: 'Permitido' },
  warn: { cn: '提醒', en: 'Warned', es: 'Con advertencia' },
  deny: { cn: '禁止', en: 'Forbidden', es: 'Prohibido' },
} as const satisfies CodeTable;

/** What the rules say to a contact, all together. */
export type DecisionVerdict = CodeValue<typeof DECISION_VERDICT>;
