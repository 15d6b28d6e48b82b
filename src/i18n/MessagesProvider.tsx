import type { Language } from '@/contract/language';
import { type ReactNode, use } from 'react';
import { type IntlConfig, IntlContext, IntlProvider } from 'react-intl';

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
  /** Whose clock times are shown by; the surrounding provider's unless given, the browser's in the outermost. */
  readonly timeZone?: string;
  readonly children: ReactNode;
}

/** Gives the words to all that is inside. No key: another language changes words and nothing else (SH-01). */
export function MessagesProvider({ ready, timeZone, children }: MessagesProviderProps) {
  // Outside of every provider there is none, whatever the type says.
  const outer: { readonly timeZone?: string | undefined } | undefined = use(IntlContext);
  const zone = timeZone ?? outer?.timeZone;
  return (
    <LanguageContext value={ready.language}>
      <IntlProvider
        locale={LOCALE[ready.language]}
        defaultLocale={LOCALE.en}
        messages={asConfigured(ready.messages)}
        {...(zone !== undefined && { timeZone: zone })}
      >
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}
