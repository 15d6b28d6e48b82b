import { isRecorded, loadPseudonyms } from '@/api/recordedWords';
import { App, loadEntry } from '@/app/App';
import { currentAddress } from '@/browser/address';
import { syncAddress } from '@/app/syncAddress';
import { restoreSession } from '@/app/login/loginRestore';
import { type AppStore, createAppStore } from '@/app/store';
import { askAhead, workplace } from '@/app/workplaceChunk';
import { readColourChoice, showColourChoice } from '@/browser/colourScheme';
import { readLanguage } from '@/browser/language';
import { hasCookieFlag } from '@/browser/loginFlag';
import { tolerateMovedNodes } from '@/browser/movedNodes';
import { ROUTES } from '@/contract/routes';
import type { ReadyMessages } from '@/i18n/MessagesProvider';
import type { Middleware } from '@reduxjs/toolkit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** What got lost on the way must not leave the page empty for ever. */
const RETRY_MS = 2000;

const untilThere = <Part,>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(
    () =>
      new Promise((resolve) => {
        setTimeout(() => resolve(untilThere(load)), RETRY_MS);
      }),
  );

const loadFirst = (): Promise<ReadyMessages> => untilThere(() => loadEntry(readLanguage()));

/** What keeps people out of a recording, and all endpoints, which DevTools need to import one. No other page brings them along. */
async function loadMask(): Promise<Middleware> {
  const [{ maskRecordedActions }] = await Promise.all([
    import('@/app/recordedActions'),
    loadPseudonyms(),
    import('@/api/allSlices'),
  ]);
  return maskRecordedActions;
}

/** A developer's page instead of the app: a recorded session on the same screens (TR-03). */
async function replay(root: Element): Promise<void> {
  const { openReplay } = await import('@/app/replay/openReplay');
  return openReplay(root, await loadFirst());
}

/** Goes on with a session that there is, and asks for what its first screen shows. */
async function restore(store: AppStore): Promise<void> {
  await restoreSession(store.dispatch);
  const { user } = store.getState().session;
  // What does not come ahead is asked for by the screen.
  if (user && !user.mustChangePassword) askAhead(store, user).catch(() => undefined);
}

async function start(): Promise<void> {
  tolerateMovedNodes();
  showColourChoice(readColourChoice());
  const root = document.querySelector('#root');
  if (!root) return undefined;
  const mask = isRecorded() ? await untilThere(loadMask) : undefined;
  if (mask && currentAddress() === ROUTES.replay.path) return replay(root);
  const { store } = createAppStore(mask);
  // A tab of a signed-in browser goes straight on: what it needs is fetched beside the question who it is.
  const ahead = hasCookieFlag() ? workplace.prefetch() : undefined;
  const [first] = await Promise.all([loadFirst(), restore(store), ahead]);
  syncAddress(store);
  return createRoot(root).render(
    <StrictMode>
      <App store={store} first={first} />
    </StrictMode>,
  );
}

void start();
