import { readLanguage } from '@/browser/stored/language';
import { loadManagementMessages } from '@/i18n/loadScreenMessages';
import { MessagesProvider, type LoadedMessages } from '@/i18n/MessagesProvider';
import { AntdProvider } from '@/ui/theme/AntdProvider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { useColorScheme } from '../useColorScheme';
import { loadWorkplaceMessages, type WorkplaceMessages } from '../loadWorkplaceMessages';
import { ReplayPage } from './ReplayPage';

interface ReplayRootProps {
  readonly words: WorkplaceMessages;
  readonly entry: LoadedMessages;
}

function ReplayRoot({ words, entry }: ReplayRootProps) {
  const { isDark } = useColorScheme();
  return (
    <MessagesProvider ready={words}>
      <AntdProvider locale={words.antdLocale} isDark={isDark}>
        <ReplayPage words={entry} />
      </AntdProvider>
    </MessagesProvider>
  );
}

/** Renders the page that replays a recording in place of the app. */
export async function openReplay(root: Element, entry: LoadedMessages): Promise<void> {
  const language = readLanguage();
  const [words, management] = await Promise.all([loadWorkplaceMessages(language), loadManagementMessages(language)]);
  const all = { ...words, messages: { ...words.messages, ...management } };
  createRoot(root).render(
    <StrictMode>
      <ReplayRoot words={all} entry={entry} />
    </StrictMode>,
  );
}
