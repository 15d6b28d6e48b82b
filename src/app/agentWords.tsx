import { readLanguage } from '@/browser/language';
import type { Language } from '@/contract/language';
import { useLanguage } from '@/i18n/languageContext';
import { loadAgentMessages, type Messages } from '@/i18n/loadMessages';
import { MessagesProvider, type ReadyMessages } from '@/i18n/MessagesProvider';
import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { useReadyMessages } from './useReadyMessages';

const here = new Map<Language, ReadyMessages>();

async function loadAgentWords(language: Language): Promise<ReadyMessages> {
  const ready = { language, messages: await loadAgentMessages(language) };
  here.set(language, ready);
  return ready;
}

/** Adds the words of an agent's screens to those of the shell; another language shows once its words are here. */
function AgentWords({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  const messages: Messages = useIntl().messages;
  const ready = useReadyMessages(language, loadAgentWords, here.get(language) ?? null);
  if (!ready) return null;
  return (
    <MessagesProvider ready={{ language: ready.language, messages: { ...messages, ...ready.messages } }}>
      {children}
    </MessagesProvider>
  );
}

/** A screen whose words come with it: fetched together, and together they fail (RT-07). */
export const withAgentWords = (load: () => Promise<ComponentType>) => async (): Promise<ComponentType> => {
  const [Screen] = await Promise.all([load(), loadAgentWords(readLanguage())]);
  return function ScreenWithWords() {
    return (
      <AgentWords>
        <Screen />
      </AgentWords>
    );
  };
};
