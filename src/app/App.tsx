import type { Language } from '@/contract/language';
import { loadEntryMessages } from '@/i18n/loadMessages';
import { MessagesProvider, type ReadyMessages } from '@/i18n/MessagesProvider';
import { CrashBoundary } from '@/ui/feedback/CrashBoundary';
import type { Store } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

import { isInside } from './syncAddress';
import { LoginContainer } from './login/LoginContainer';
import type { AppState } from './rootReducer';
import { useAppSelector, useLoginPlace } from './useAppSelector';
import { useReadyMessages } from './useReadyMessages';
import { workplace } from './workplaceChunk';

/** Messages of the login page, in the form for the providers. */
export const loadEntry = async (language: Language): Promise<ReadyMessages> => ({
  language,
  messages: await loadEntryMessages(language),
});

interface AppProps {
  readonly store: Store<AppState>;
  /** Messages loaded before the first render. */
  readonly first: ReadyMessages;
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
  return isInside(useLoginPlace()) ? <workplace.Screen /> : <LoginContainer />;
}

function EntryMessages({ first, children }: Pick<AppProps, 'first'> & { readonly children: ReactNode }) {
  const language = useAppSelector(({ login }) => login.context.lang);
  const ready = useReadyMessages(language, loadEntry, first) ?? first;
  return <MessagesProvider ready={ready}>{children}</MessagesProvider>;
}
