import type { Language } from '@/contract/language';
import { useLocale } from '@/i18n/languageContext';

/** Day formats, as in DateTime: the month in letters, except in Chinese, which begins with the year. */
const DAY: Readonly<Record<Language, string>> = { cn: 'YYYY/M/D', en: 'D MMM YYYY', es: 'D MMM YYYY' };
const MINUTE: Readonly<Record<Language, string>> = { cn: ' HH:mm', en: ', HH:mm', es: ', HH:mm' };

/** Returns the day formats of a calendar field. YYYY-MM-DD is accepted as well. */
export const useDayFormat = (): string[] => [DAY[useLocale()], 'YYYY-MM-DD'];

/** Returns the same formats with hour and minute. */
export function useMinuteFormat(): string[] {
  const language = useLocale();
  return [DAY[language] + MINUTE[language], 'YYYY-MM-DD HH:mm'];
}
