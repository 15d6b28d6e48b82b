import { api } from '@/api/client/api';
import { sessionRefused } from '@/api/client/apiEvents';
import type { LoginPorts, LoginEffects } from '@/app/login/loginEffects';
import { createLoginEffectTable, fetchLazyLoginEffects } from '@/app/login/loginEffectTable';
import { listenToLogin, loginEvent, loginSlice } from '@/app/login/loginSlice';
import { createTrailReporter } from '@/app/session/trailListener';
import { createLoginTraceRecorder } from '@/app/login/loginTraceRecorder';
import type { LoginEvent } from '@/machines/loginModel';
import { type LoginState, createLoginState, getLoginLeaf, stepLogin } from '@/machines/loginStep';
import { combineReducers, configureStore, createListenerMiddleware, type Middleware } from '@reduxjs/toolkit';

/** Waits for a condition, never for a time. */
export async function until(holds: () => boolean, what: () => string): Promise<void> {
  for (let turn = 0; !holds(); turn += 1) {
    if (turn > 1500) throw new Error(`never: ${what()}`);
    // oxlint-disable-next-line no-await-in-loop -- one look after the other
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
}

/** The state to which these events lead. */
export const stateAfter = (events: readonly LoginEvent[]): LoginState =>
  events.reduce((state, event) => stepLogin(state, { event }).state, createLoginState());

/** Events up to the camera's introduction. */
export const TO_CAMERA: readonly LoginEvent[] = [
  { type: 'CAPTCHA_OK' },
  { type: 'SUBMIT', usernameLength: 5, passwordLength: 10, captchaLength: 4 },
  { type: 'KEY_OK' },
  { type: 'LOGIN_OK', check: 'camera', userLoginLogId: '77' },
];

// As in a browser with a displayed form, the following parts are already loaded.
beforeAll(async () => {
  await fetchLazyLoginEffects();
});

/** The real store with the real effects; some may be replaced where there is no browser for them. */
export function loginRig({ replaced = {}, login }: { replaced?: Partial<LoginEffects>; login?: LoginState } = {}) {
  const actions: unknown[] = [];
  const told: string[] = [];
  const opened: unknown[] = [];
  const ports: LoginPorts = {
    sessionOpened: (session) => void opened.push(session),
    leaveScreens: () => {
      told.push('leaveScreens');
      return Promise.resolve();
    },
    announceLogout: () => void told.push('announceLogout'),
    tellTrail: createTrailReporter(() => Promise.resolve(recorder.exportTrace().rows)),
  };
  const recorder = createLoginTraceRecorder();
  const log: Middleware = (access) => (next) => (action) => {
    actions.push(action);
    if (api.util.resetApiState.match(action)) told.push('resetApiState');
    const result = next(action);
    if (sessionRefused.match(action)) {
      const { code, message, epoch } = action.payload;
      access.dispatch(loginEvent({ event: { type: 'FORCED', code, msg: message }, epoch }));
    }
    return result;
  };
  const reducer = combineReducers({ login: loginSlice.reducer, [api.reducerPath]: api.reducer });
  const listener = createListenerMiddleware();
  listenToLogin(listener, { ...createLoginEffectTable(ports), ...replaced });
  const store = configureStore({
    reducer,
    ...(login && { preloadedState: { login } }),
    middleware: (defaults) =>
      defaults({ serializableCheck: { warnAfter: 1000 }, immutableCheck: { warnAfter: 1000 } })
        .prepend(listener.middleware)
        .concat(api.middleware, recorder.middleware, log),
  });
  const leaf = () => getLoginLeaf(store.getState().login.value);
  return {
    store,
    ports,
    actions,
    told,
    opened,
    recorder,
    leaf,
    context: () => store.getState().login.context,
    send: (event: LoginEvent): void => void store.dispatch(loginEvent({ event })),
    reach: (place: string) =>
      until(
        () => leaf() === place,
        () => `${place}, stands in ${leaf()}: ${JSON.stringify(store.getState().login.context)}`,
      ),
  };
}
