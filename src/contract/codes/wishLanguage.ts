import type { CodeValue, CodeTable } from './codeTable';

/** Languages in which a borrower can prefer to be addressed (LC-05; not in the specification). */
export const WISH_LANGUAGE = {
  cn: { cn: '中文', en: 'Chinese', es: 'Chino' },
  en: { cn: '英语', en: 'English', es: 'Inglés' },
  es: { cn: '西班牙语', en: 'Spanish', es: 'Español' },
  other: { cn: '其他语言', en: 'Another language', es: 'Otro idioma' },
} as const satisfies CodeTable;

/** Language in which a borrower prefers to be addressed. */
export type WishLanguage = CodeValue<typeof WISH_LANGUAGE>;
