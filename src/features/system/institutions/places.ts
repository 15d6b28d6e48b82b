import type { Language } from '@/contract/language';

const LOCALE: Readonly<Record<Language, string>> = { cn: 'zh-CN', en: 'en', es: 'es' };

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Every currency of the browser by code and name. */
export function currencyOptions(language: Language): Option[] {
  const names = new Intl.DisplayNames([LOCALE[language]], { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((value) => ({
    value,
    label: `${value} – ${names.of(value) ?? value}`,
  }));
}

/** Every time zone of the browser by its IANA name. */
export const timeZoneOptions = (): Option[] =>
  Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }));
