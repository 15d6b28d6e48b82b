import type { CodeValue, CodeTable } from './codeTable';

/** What kind of rule a pack holds (LC-02; ours). All are evaluated together; the strictest wins. */
export const LAW_LAYER = {
  law: { cn: '法律法规', en: 'Law', es: 'Ley' },
  standard: { cn: '行业标准与自律', en: 'Standard of the trade', es: 'Norma del sector' },
  policy: { cn: '内部规定，并非法律', en: 'House rule, not law', es: 'Regla de la casa, no es ley' },
} as const satisfies CodeTable;

/** What kind of rule a pack holds. */
export type LawLayer = CodeValue<typeof LAW_LAYER>;
