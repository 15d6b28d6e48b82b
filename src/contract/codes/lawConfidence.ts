import type { CodeValue, CodeTable } from './codeTable';

/** Levels of confidence in a legal figure, based on the sources that were read (LC-02; not in the specification). */
export const LAW_CONFIDENCE = {
  high: { cn: '多个来源一致', en: 'Several sources agree', es: 'Coinciden varias fuentes' },
  medium: { cn: '一个可靠来源', en: 'One good source', es: 'Una buena fuente' },
  low: { cn: '依据薄弱', en: 'Weakly supported', es: 'Poco respaldo' },
} as const satisfies CodeTable;

export type LawConfidence = CodeValue<typeof LAW_CONFIDENCE>;
