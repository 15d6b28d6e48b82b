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

/** Gives the words to all that is inside. No key: another language changes words and nothing else (SH-01). */
export function MessagesProvider({ ready, children }: { readonly ready: ReadyMessages; readonly children: ReactNode }) {
  return (
    <LanguageContext value={ready.language}>
      <IntlProvider locale={LOCALE[ready.language]} defaultLocale={LOCALE.en} messages={asConfigured(ready.messages)}>
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}
