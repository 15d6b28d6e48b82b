import type { Language } from '@/contract/language';
import type { ReactNode } from 'react';
import { type IntlConfig, IntlProvider } from 'react-intl';

import { LanguageContext } from './languageContext';
import type { Messages } from './loadPart';
import { LOCALE } from './locale';

/** Words that are ready to be shown. */
export interface ReadyMessages {
  readonly language: Language;
  readonly messages: Messages;
}

// Ids are checked where messages are asked for (messageIds.ts); each provider holds a part of them.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const asConfigured = (messages: Messages) => messages as NonNullable<IntlConfig['messages']>;

interface MessagesProviderProps {
  readonly ready: ReadyMessages;
  /** Whose clock times are shown by; the browser's unless given. */
  readonly timeZone?: string | undefined;
  readonly children: ReactNode;
}

/** Gives the words to all that is inside. No key: another language changes words and nothing else (SH-01). */
export function MessagesProvider({ ready, timeZone, children }: MessagesProviderProps) {
  return (
    <LanguageContext value={ready.language}>
      <IntlProvider
        locale={LOCALE[ready.language]}
        defaultLocale={LOCALE.en}
        messages={asConfigured(ready.messages)}
        {...(timeZone && { timeZone })}
      >
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}
