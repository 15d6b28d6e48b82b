import type { CodeValue, CodeTable } from './codeTable';

/** The languages that a borrower can ask to be spoken to in (LC-05; ours). */
export const WISH_LANGUAGE = {
  cn: { cn: '中文', en: 'Chinese', es: 'Chino' },
  en: { cn: '英语', en: 'English', es: 'Inglés' },
  es: { cn: '西班牙语', en: 'Spanish', es: 'Español' },
  other: { cn: '其他语言', en: 'Another language', es: 'Otro idioma' },
} as const satisfies CodeTable;

/** A language that a borrower asked to be spoken to in. */
export type WishLanguage = CodeValue<typeof WISH_LANGUAGE>;
