import type { Language } from '@/contract/language';

/**
 * The BCP 47 tag by which browsers format numbers and dates of a language: Spanish as in Mexico and Peru, where its users and
 * their borrowers are, and English with the day before the month, as everybody around them writes it.
 */
export const LOCALE: Readonly<Record<Language, string>> = { cn: 'zh-CN', en: 'en-GB', es: 'es-MX' };
