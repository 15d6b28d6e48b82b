import type { CodeValue, CodeTable } from './codeTable';

/** Layers of rules in a pack (LC-02; not in the specification). All layers are evaluated together; the strictest rule wins. */
export const LAW_LAYER = {
  law: { cn: '法律法规', en: 'Law', es: 'Ley' },
  standard: { cn: '行业标准与自律', en: 'Standard of the trade', es: 'Norma del sector' },
  policy: { cn: '内部规定，并非法律', en: 'House rule, not law', es: 'Regla de la casa, no es ley' },
} as const satisfies CodeTable;

export type LawLayer = CodeValue<typeof LAW_LAYER>;
