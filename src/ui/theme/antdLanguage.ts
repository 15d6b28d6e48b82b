import type { Language } from '@/contract/language';
import type { ConfigProviderProps } from 'antd';

/** antd's own words in a language. */
export type AntdLocale = NonNullable<ConfigProviderProps['locale']>;

const LOAD: Readonly<Record<Language, () => Promise<AntdLocale>>> = {
  cn: async () => (await import('antd/es/locale/zh_CN')).default,
  en: async () => (await import('antd/es/locale/en_US')).default,
  es: async () => (await import('antd/es/locale/es_ES')).default,
};

/** Fetches antd's words and those of its calendars. */
export const loadAntdLocale = (language: Language): Promise<AntdLocale> => LOAD[language]();
