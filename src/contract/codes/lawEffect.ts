import type { CodeTable } from './codeTable';

/** Effects of a rule on a contact that it refuses (LC-01; not in the specification). */
export const LAW_EFFECT = {
  deny: { cn: '拒绝', en: 'Refuses', es: 'Rechaza' },
  warn: { cn: '提醒', en: 'Warns', es: 'Advierte' },
} as const satisfies CodeTable;
