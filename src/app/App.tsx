import type { Language } from '@/contract/language';
import { loadEntryMessages } from '@/i18n/loadMessages';
import { MessagesProvider, type LoadedMessages } from '@/i18n/MessagesProvider';
import { CrashBoundary } from '@/ui/feedback/CrashBoundary';
import type { Store } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

import { permitsScreens } from './syncAddress';
import { LoginContainer } from './login/LoginContainer';
import type { AppState } from './rootReducer';
import { useAppSelector, useLoginStatePath } from './useAppSelector';
import { useLoadedMessages } from '@/ui/screen/useLoadedMessages';
import { LazyWorkplace } from './workplaceChunk';

/** Messages of the login page, in the form for the providers. */
export const loadEntry = async (language: Language): Promise<LoadedMessages> => ({
  language,
  messages: await loadEntryMessages(language),
});

interface AppProps {
  readonly store: Store<AppState>;
  /** Messages loaded before the first render. */
  readonly first: LoadedMessages;
}

/** The whole app. The router loads with the workplace: before the login there is only one address. */
export function App({ store, first }: AppProps) {
  return (
    <Provider store={store}>
      <EntryMessages first={first}>
        <CrashBoundary>
          <Doorway />
        </CrashBoundary>
      </EntryMessages>
    </Provider>
  );
}

/** Renders the workplace for a signed-in user, and the login for everybody else (RT-03). `syncAddress` keeps the address in line. */
function Doorway() {
  return permitsScreens(useLoginStatePath()) ? <LazyWorkplace.Screen /> : <LoginContainer />;
}

function EntryMessages({ first, children }: Pick<AppProps, 'first'> & { readonly children: ReactNode }) {
  const language = useAppSelector(({ login }) => login.context.lang);
  const ready = useLoadedMessages(language, loadEntry, first) ?? first;
  return <MessagesProvider ready={ready}>{children}</MessagesProvider>;
}
