import { isRecorded, loadPseudonyms } from '@/api/client/recordedTexts';
import { App, loadEntry } from '@/app/App';
import { getCurrentAddress } from '@/browser/page/address';
import { syncAddress } from '@/app/syncAddress';
import { restoreLanguage, restoreSession } from '@/app/login/loginRestore';
import type { Recorder } from '@/app/recording/recorder';
import { type AppStore, createAppStore } from '@/app/store';
import { prefetchScreenData, LazyWorkplace } from '@/app/workplaceChunk';
import { readColorChoice, applyColorChoice } from '@/browser/stored/colorScheme';
import { readLanguage } from '@/browser/stored/language';
import { hasCookieFlag } from '@/browser/session/session';
import { takeProviderAnswer } from '@/browser/session/takeProviderAnswer';
import { loginEvent } from '@/app/login/loginSlice';
import { ignoreMovedNodes } from '@/browser/page/ignoreMovedNodes';
import { ROUTES } from '@/contract/routes';
import type { LoadedMessages } from '@/i18n/MessagesProvider';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** Milliseconds until a chunk that could not be loaded is requested again, so that the page does not stay empty. */
const RETRY_MS = 2000;

const untilThere = <Part,>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(
    () =>
      new Promise((resolve) => {
        setTimeout(() => resolve(untilThere(load)), RETRY_MS);
      }),
  );

const loadFirst = (): Promise<LoadedMessages> => untilThere(() => loadEntry(readLanguage()));

/** Loads what only a page needs that may be recorded. */
async function loadRecorder(): Promise<Recorder> {
  const [{ createRecorder }] = await Promise.all([import('@/app/recording/recorder'), loadPseudonyms()]);
  return createRecorder();
}

/** A developer's page instead of the app: a recorded session on the same screens (TR-03). */
async function replay(root: Element): Promise<void> {
  const { openReplay } = await import('@/app/replay/openReplay');
  return openReplay(root, await loadFirst());
}

/** Goes on with a session that there is, and asks for what its first screen shows. An answer of the company's sign-in goes first. */
async function restore(store: AppStore, isReturned: boolean): Promise<void> {
  if (isReturned) {
    restoreLanguage(store.dispatch);
    store.dispatch(loginEvent({ event: { type: 'RETURNED' } }));
    return;
  }
  await restoreSession(store.dispatch);
  const { user } = store.getState().session;
  // The screen requests what was not prefetched.
  const isBlocked = user?.mustChangePassword || user?.secondFactorFirst;
  if (user && !isBlocked) prefetchScreenData(store, user).catch(() => undefined);
}

/** Connects Stately's inspector to a development page that was opened with `?inspect`. A production build contains none of it. */
async function inspectMachines(store: AppStore): Promise<void> {
  if (process.env.NODE_ENV === 'development' && new URLSearchParams(location.search).has('inspect')) {
    const { startInspector } = await import('@/app/inspection/startInspector');
    startInspector(store);
  }
}

async function start(): Promise<void> {
  const isReturned = takeProviderAnswer();
  ignoreMovedNodes();
  applyColorChoice(readColorChoice());
  const root = document.querySelector('#root');
  if (!root) return undefined;
  const recorder = isRecorded() ? await untilThere(loadRecorder) : undefined;
  if (recorder && getCurrentAddress() === ROUTES.replay.path) return replay(root);
  const { store } = createAppStore(recorder);
  await inspectMachines(store);
  // A tab of a signed-in browser prefetches the workplace while it restores the session.
  const ahead = hasCookieFlag() ? LazyWorkplace.prefetch() : undefined;
  const [first] = await Promise.all([loadFirst(), restore(store, isReturned), ahead]);
  syncAddress(store);
  const render = (): void =>
    createRoot(root).render(
      <StrictMode>
        <App store={store} first={first} />
      </StrictMode>,
    );
  // Without a session the page shows its own form meanwhile: a transition pauses for keys.
  return ahead === undefined ? startTransition(render) : render();
}

void start();
