import { api } from '@/api/client/api';
import { openCrossTab } from '@/browser/session/crossTab';
import { configureStore, createListenerMiddleware, type Middleware, type StoreEnhancer } from '@reduxjs/toolkit';

import type { LoginPorts, LoginEffects } from './login/loginEffects';
import { createLoginEffectTable } from './login/loginEffectTable';
import { listenToLogin, loginEvent } from './login/loginSlice';
import { createLoginRecording } from './login/loginRecording';
import { listenForNotices } from './notices/noticesListener';
import type { Recorder } from './recording/recorder';
import { rootReducer } from './rootReducer';
import { listenToSession } from './session/sessionListener';
import { writeShowAnnouncement } from './session/showAnnouncement';
import { createTrailReporter, listenForTrail } from './session/trailListener';

/** Delay for React to unmount the screens: it renders in the task after a change of the store. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

/** The login's effects, with the ports of this app. */
function getEffects(ports: Pick<LoginPorts, 'announceLogout' | 'tellTrail'>): LoginEffects {
  let left = Promise.resolve();
  const effects = createLoginEffectTable({
    sessionOpened: ({ showAnnouncement }) => writeShowAnnouncement(showAnnouncement),
    leaveScreens: () => (left = nextTask()),
    ...ports,
  });
  return {
    ...effects,
    // Clearing the cache when the screens are left aborts every pending call, so the form's call must start afterwards.
    loadCaptcha: async (run) => {
      await left;
      return effects.loadCaptcha(run);
    },
  };
}

const passOn: Middleware = () => (next) => next;
const sameStore: StoreEnhancer = (create) => create;

/**
 * Creates the store with all its listeners: one per page. DevTools can connect only if a recorder pseudonymizes everything they receive
 * (TR-03).
 */
export function createAppStore(recorder?: Recorder) {
  const recording = createLoginRecording();
  const tellTrail = createTrailReporter(recording.rows);
  const listener = createListenerMiddleware();
  // In this order: the session is stored before others read it.
  listenToLogin(listener, getEffects({ announceLogout: (epoch) => tabs.announceLogout(epoch), tellTrail }));
  listenForTrail(listener, tellTrail);
  listenForNotices(listener);
  listenToSession(listener);
  const store = configureStore({
    reducer: rootReducer,
    // DevTools record only 50 actions by default. Signing in and opening one case produces more.
    devTools: recorder !== undefined && { name: 'Saldo', maxAge: 5000 },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: recorder?.gate } })
        .prepend(recorder?.middleware ?? passOn, recording.middleware, listener.middleware)
        .concat(api.middleware),
    enhancers: (defaults) => defaults().concat(recorder?.enhancer ?? sameStore),
  });
  const tabs = openCrossTab(() => void store.dispatch(loginEvent({ event: { type: 'PEER_LOGOUT' } })));
  return { store, exportTrace: recording.exportTrace, closeTabs: tabs.close };
}

/** The app's store. */
export type AppStore = ReturnType<typeof createAppStore>['store'];
