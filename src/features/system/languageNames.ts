import { isLanguage, type Language } from '@/contract/language';

/** Native name of each language, as in the header's select (§2). */
export const LANGUAGE_NAME: Readonly<Record<Language, string>> = { cn: '中文', en: 'English', es: 'Español' };

/** HTML language tag of a text in another language than the screen. */
export const HTML_LANGUAGE: Readonly<Record<Language, string>> = { cn: 'zh-CN', en: 'en', es: 'es' };

/** Returns the name of a language, or the code itself if it is unknown. */
export const getLanguageName = (code: string): string => (isLanguage(code) ? LANGUAGE_NAME[code] : code);
