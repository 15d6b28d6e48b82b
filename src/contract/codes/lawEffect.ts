import type { CodeTable } from './codeTable';

/** What a rule does with a contact that it speaks against (LC-01; ours). */
export const LAW_EFFECT = {
  deny: { cn: '拒绝', en: 'Refuses', es: 'Rechaza' },
  warn: { cn: '提醒', en: 'Warns', es: 'Advierte' },
} as const satisfies CodeTable;
