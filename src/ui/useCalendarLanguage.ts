import type { Language } from '@/contract/language';
import { useLocale } from '@/i18n/languageContext';
import dayjs from 'dayjs';
import 'dayjs/locale/es';
import 'dayjs/locale/zh-cn';

const DAYJS: Readonly<Record<Language, string>> = { cn: 'zh-cn', en: 'en', es: 'es' };

/** Calendars read their language from one place for the whole page while they are drawn: whatever draws one sets it before. */
export const useCalendarLanguage = (): void => void dayjs.locale(DAYJS[useLocale()]);
