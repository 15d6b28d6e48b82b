import type { Language } from '@/contract/language';
import { loadAllMessages } from '@/i18n/loadMessages';
import type { LoadedMessages } from '@/i18n/MessagesProvider';
import { type AntdLocale, loadAntdLocale } from '@/ui/theme/antdLanguage';

/** Messages of all screens and of antd. */
export interface WorkplaceMessages extends LoadedMessages {
  readonly antdLocale: AntdLocale;
}

/** Loads the messages of all screens behind the login in a language. The language changes for all of them at once or not at all (SH-01). */
export async function loadWorkplaceMessages(language: Language): Promise<WorkplaceMessages> {
  const [messages, antdLocale] = await Promise.all([loadAllMessages(language), loadAntdLocale(language)]);
  return { language, messages, antdLocale };
}
