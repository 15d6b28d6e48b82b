import type { Language } from '@/contract/language';
import type { ReactNode } from 'react';
import { type IntlConfig, IntlProvider } from 'react-intl';

import { LanguageContext } from './languageContext';
import type { Messages } from './loadMessages';
import { LOCALE } from './locale';

/** Messages that are ready for display. */
export interface LoadedMessages {
  readonly language: Language;
  readonly messages: Messages;
}

// Ids are checked at the use of messages (messageIds.ts); each provider holds a subset of them.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const asConfigured = (messages: Messages) => messages as NonNullable<IntlConfig['messages']>;

interface MessagesProviderProps {
  readonly ready: LoadedMessages;
  /** Time zone of displayed times; the browser's by default. */
  readonly timeZone?: string | undefined;
  readonly children: ReactNode;
}

/** Provides messages to its children. Has no key, so that a change of language affects only texts (SH-01). */
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
