import { readLanguage } from '@/browser/stored/language';
import type { Language } from '@/contract/language';
import { useLocale } from '@/i18n/languageContext';
import type { Messages } from '@/i18n/loadMessages';
import { loadAgentMessages, loadManagementMessages } from '@/i18n/loadScreenMessages';
import { MessagesProvider, type LoadedMessages } from '@/i18n/MessagesProvider';
import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { useLoadedMessages } from './useLoadedMessages';

/** Caches the messages of some screens after the first load. */
function wordsBy(loadMessages: (language: Language) => Promise<Messages>) {
  const here = new Map<Language, LoadedMessages>();
  return {
    here: (language: Language): LoadedMessages | null => here.get(language) ?? null,
    load: async (language: Language): Promise<LoadedMessages> => {
      const ready = { language, messages: await loadMessages(language) };
      here.set(language, ready);
      return ready;
    },
  };
}

type MessageTexts = ReturnType<typeof wordsBy>;

interface ScreenWordsProps {
  readonly words: MessageTexts;
  readonly children: ReactNode;
}

/** Adds the messages of a screen to those of the shell. Another language is shown once its messages are loaded. */
function ScreenWords({ words, children }: ScreenWordsProps) {
  const language = useLocale();
  const { messages, timeZone }: { messages: Messages; timeZone?: string | undefined } = useIntl();
  const ready = useLoadedMessages(language, words.load, words.here(language));
  if (!ready) return null;
  return (
    <MessagesProvider
      ready={{ language: ready.language, messages: { ...messages, ...ready.messages } }}
      timeZone={timeZone}
    >
      {children}
    </MessagesProvider>
  );
}

/** Screen that loads together with its messages; both fail together (RT-07). */
const withWords =
  (words: MessageTexts) =>
  <Props extends object = object>(load: () => Promise<ComponentType<Props>>) =>
  async (): Promise<ComponentType<Props>> => {
    const [Screen] = await Promise.all([load(), words.load(readLanguage())]);
    return function ScreenWithWords(props: Props) {
      return (
        <ScreenWords words={words}>
          <Screen {...props} />
        </ScreenWords>
      );
    };
  };

/** A screen of an agent's day. */
export const withAgentMessages = withWords(wordsBy(loadAgentMessages));

/** A screen of leaders, administrators and auditors. */
export const withManagementMessages = withWords(wordsBy(loadManagementMessages));
