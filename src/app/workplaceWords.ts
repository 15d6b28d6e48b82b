import type { Language } from '@/contract/language';
import { loadAllMessages } from '@/i18n/loadMessages';
import type { ReadyMessages } from '@/i18n/MessagesProvider';
import { type AntdLocale, loadAntdLocale } from '@/ui/antdLanguage';

/** The words of all screens and those of antd. */
export interface WorkplaceWords extends ReadyMessages {
  readonly antdLocale: AntdLocale;
}

/** Fetches what all screens behind the login say in a language: everything switches at once or not at all (SH-01). */
export async function loadWorkplaceWords(language: Language): Promise<WorkplaceWords> {
  const [messages, antdLocale] = await Promise.all([loadAllMessages(language), loadAntdLocale(language)]);
  return { language, messages, antdLocale };
}
