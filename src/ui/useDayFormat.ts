import type { Language } from '@/contract/language';
import { useLocale } from '@/i18n/languageContext';

/** A day as it stands everywhere else (DateTime): the month in letters, but in Chinese, which begins with the year. */
const DAY: Readonly<Record<Language, string>> = { cn: 'YYYY/M/D', en: 'D MMM YYYY', es: 'D MMM YYYY' };
const MINUTE: Readonly<Record<Language, string>> = { cn: ' HH:mm', en: ', HH:mm', es: ', HH:mm' };

/** How a calendar's field writes a day; typed as YYYY-MM-DD it is understood as well. */
export const useDayFormat = (): string[] => [DAY[useLocale()], 'YYYY-MM-DD'];

/** The same with hour and minute. */
export function useMinuteFormat(): string[] {
  const language = useLocale();
  return [DAY[language] + MINUTE[language], 'YYYY-MM-DD HH:mm'];
}
