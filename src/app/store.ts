import { api } from '@/api/api';
import { openCrossTab } from '@/browser/crossTab';
import { configureStore, type Middleware, type StoreEnhancer } from '@reduxjs/toolkit';

import type { LoginPorts } from './login/loginPorts';
import type { LoginEffects } from './login/loginEffects';
import { createLoginEffectTable } from './login/loginEffectTable';
import { createLoginListener } from './login/loginListener';
import { createLoginRecording } from './login/loginRecording';
import { loginEvent } from './login/loginSlice';
import { createNoticesListener } from './noticesListener';
import type { Recorder } from './recorder';
import { rootReducer } from './rootReducer';
import { createSessionListener } from './sessionListener';
import { writeShowAnnouncement } from './showAnnouncement';
import { createTrailListener, createTrailTeller } from './trailListener';

/** Long enough for React to have taken the screens away: it renders in the task that follows a change of the store. */
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
    // The cache is emptied when the screens are left, and that gives up every call under way: the form's must come after it.
    loadCaptcha: async (run) => {
      await left;
      return effects.loadCaptcha(run);
    },
  };
}

const passOn: Middleware = () => (next) => next;
const sameStore: StoreEnhancer = (create) => create;

/** The store with everything that listens to it: one a page. DevTools see it only where a recorder keeps people out of all that it hears (TR-03). */
export function createAppStore(recorder?: Recorder) {
  const recording = createLoginRecording();
  const tellTrail = createTrailTeller(recording.rows);
  const login = createLoginListener(getEffects({ announceLogout: (epoch) => tabs.announceLogout(epoch), tellTrail }));
  const store = configureStore({
    reducer: rootReducer,
    // DevTools keep 50 actions unless told otherwise: signing in and opening one case makes more.
    devTools: recorder !== undefined && { name: 'Saldo', maxAge: 5000 },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: recorder?.gate } })
        .prepend(
          recorder?.middleware ?? passOn,
          recording.middleware,
          // The innermost listener hears first: the session is written down before others look for it.
          createSessionListener().middleware,
          createNoticesListener().middleware,
          createTrailListener(tellTrail).middleware,
          login.middleware,
        )
        .concat(api.middleware),
    enhancers: (defaults) => defaults().concat(recorder?.enhancer ?? sameStore),
  });
  const tabs = openCrossTab(() => void store.dispatch(loginEvent({ event: { type: 'PEER_LOGOUT' } })));
  return { store, exportTrace: recording.exportTrace, closeTabs: tabs.close };
}

/** The app's store. */
export type AppStore = ReturnType<typeof createAppStore>['store'];
