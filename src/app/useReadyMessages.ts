import type { Language } from '@/contract/language';
import type { ReadyMessages } from '@/i18n/MessagesProvider';
import { learnServerWords } from '@/i18n/serverText';
import { useEffect, useState } from 'react';

/** The words of a language as soon as they have come; until then, and when they cannot be had, those of the language before. */
export function useReadyMessages<Ready extends ReadyMessages>(
  language: Language,
  load: (language: Language) => Promise<Ready>,
  first: Ready | null = null,
): Ready | null {
  const [ready, setReady] = useState(first);
  const shown = ready?.language;
  useEffect(() => {
    if (shown === language) return undefined;
    let isWanted = true;
    // What a server has said stays on the screen, and follows.
    const knowsServer = shown === undefined ? undefined : learnServerWords();
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
