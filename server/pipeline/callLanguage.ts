import { isLanguage, type Language } from '@/contract/language';

/** Language of a call's messages: the app sends its own code (cn, en, es), other clients a browser's list (zh, es, else English). */
export const callLanguage = (acceptLanguage: string | undefined): Language => {
  const first = (acceptLanguage ?? '').split(/[,;]/)[0]?.trim().toLowerCase() ?? '';
  if (isLanguage(first)) return first;
  if (first.startsWith('zh')) return 'cn';
  return first.startsWith('es') ? 'es' : 'en';
};
