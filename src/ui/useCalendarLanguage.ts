import type { Language } from '@/contract/language';
import { useLocale } from '@/i18n/languageContext';
import dayjs from 'dayjs';
import 'dayjs/locale/es';
import 'dayjs/locale/zh-cn';

const DAYJS: Readonly<Record<Language, string>> = { cn: 'zh-cn', en: 'en', es: 'es' };

/** Sets the global language of calendars before one is rendered: dayjs has a single locale for the whole page. */
export const useCalendarLanguage = (): void => void dayjs.locale(DAYJS[useLocale()]);
