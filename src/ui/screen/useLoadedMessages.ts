import type { Language } from '@/contract/language';
import type { LoadedMessages } from '@/i18n/MessagesProvider';
import { loadServerMessages } from '@/i18n/translateServerText';
import { useEffect, useState } from 'react';

/** Returns the messages of a language once they are loaded. Until then, or on failure, returns those of the previous language. */
export function useLoadedMessages<Ready extends LoadedMessages>(
  language: Language,
  load: (language: Language) => Promise<Ready>,
  first: Ready | null = null,
): Ready | null {
  const [ready, setReady] = useState(first);
  const shown = ready?.language;
  useEffect(() => {
    if (shown === language) return undefined;
    let isWanted = true;
    // Server messages already on the screen change their language too.
    const knowsServer = shown === undefined ? undefined : loadServerMessages();
    Promise.all([load(language), knowsServer]).then(
      ([loaded]) => isWanted && setReady(loaded),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [language, load, shown]);
  return ready;
}
