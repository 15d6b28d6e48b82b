import type { Language } from '@/contract/language';

/** Format of hour and minute from 00:00 to 23:59. With `hour12: false`, some locales would show 24:05 after midnight. */
export const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/**
 * The BCP 47 tag by which browsers format numbers and dates of a language: Spanish as in Mexico and Peru, where its users and
 * their borrowers are, and English with the day before the month, as everybody around them writes it.
 */
export const LOCALE: Readonly<Record<Language, string>> = { cn: 'zh-CN', en: 'en-GB', es: 'es-MX' };
