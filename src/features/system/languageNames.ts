import { isLanguage, type Language } from '@/contract/language';

/** Each language in itself, as the header's select names them (§2). */
export const LANGUAGE_NAME: Readonly<Record<Language, string>> = { cn: '中文', en: 'English', es: 'Español' };

/** The language as HTML names it, for text that is in another one than the screen. */
export const HTML_LANGUAGE: Readonly<Record<Language, string>> = { cn: 'zh-CN', en: 'en', es: 'es' };

/** The name of a language; an unknown one stands for itself. */
export const languageName = (code: string): string => (isLanguage(code) ? LANGUAGE_NAME[code] : code);
