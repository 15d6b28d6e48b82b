import { LANGUAGES } from '@/contract/language';
import type { retold } from '@/contract/retold';
import { LOCALE } from './locale';

let retell: typeof retold | undefined;

/** Fetches what servers say in every language; only whoever changes the language needs it. Without it their words stay as they came. */
export async function learnServerWords(): Promise<void> {
  retell ??= await import('@/contract/retold').then(
    (loaded) => loaded.retold,
    () => undefined,
  );
}

/** What the server said, in the language of the screen: it came in the one in which was asked. */
export function serverText(message: string, locale: string): string {
  const language = LANGUAGES.find((each) => LOCALE[each] === locale);
  return retell && language && message !== '' ? retell(message, language) : message;
}
