import { LANGUAGES } from '@/contract/language';
import type { translateServerMessage } from '@/contract/translateServerMessage';
import { LOCALE } from './locale';

let retell: typeof translateServerMessage | undefined;

/** Loads the translations of server messages, needed only after a change of language. On failure the messages stay untranslated. */
export async function loadServerMessages(): Promise<void> {
  retell ??= await import('@/contract/translateServerMessage').then(
    (loaded) => loaded.translateServerMessage,
    () => undefined,
  );
}

/** Translates a server message, which is in the language of its request, to the language of the screen. */
export function translateServerText(message: string, locale: string): string {
  const language = LANGUAGES.find((each) => LOCALE[each] === locale);
  return retell && language && message !== '' ? retell(message, language) : message;
}
