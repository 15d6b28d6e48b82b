import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@/contract/language';

import { readItem, writeItem } from './storage';

const KEY = 'lang';

/** BCP 47 tag of each language, for pages and screen readers. */
export const DOCUMENT_LANGUAGE: Readonly<Record<Language, string>> = { cn: 'zh-CN', en: 'en', es: 'es' };

/** The language chosen on this device, cn when none was (§9). */
export function readLanguage(): Language {
  const stored = readItem('local', KEY);
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
}

/** Stores the choice on this device and updates the document, so that screen readers and hyphenation follow at once (LG-10). */
export function writeLanguage(language: Language): void {
  writeItem('local', KEY, language);
  document.documentElement.lang = DOCUMENT_LANGUAGE[language];
}
