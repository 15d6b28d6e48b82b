import type { LoginTransition, LoginEffectRun, LoginEffects } from '@/app/login/loginEffects';
import { listenToLogin, loginEvent, loginSlice, startLogin } from '@/app/login/loginSlice';
import { createLoginTraceRecorder } from '@/app/login/loginTraceRecorder';
import { type LoginEvent, type LoginEffectName, type LoginResource, LOGIN_EFFECTS } from '@/machines/loginModel';
import { getLoginLeaf } from '@/machines/loginStep';
import type { Middleware } from '@reduxjs/toolkit';
import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';

/** An effect that was started: the test decides when and how it ends. */
export interface Started {
  readonly name: LoginEffectName;
  readonly run: LoginEffectRun;
  readonly answer: (event?: LoginEvent) => void;
  readonly crash: () => void;
}

const effectNames = Object.keys(LOGIN_EFFECTS) as LoginEffectName[];

/** Lets all settled promises run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

/** The real store, reducer, listener and recorder, with effects that do nothing until the test says so. */
export function scriptedLogin(replaced: Partial<LoginEffects> = {}, capacity = 1000) {
  const started: Started[] = [];
  const released: LoginResource[] = [];
  const crossings: [kind: 'open' | 'close', crossing: LoginTransition][] = [];
  const actions: unknown[] = [];
  const scripted = effectNames.map((name) => [
    name,
    (run: LoginEffectRun) =>
      new Promise<LoginEvent | undefined>((resolve, reject) => {
        started.push({ name, run, answer: resolve, crash: () => reject(new Error('crashed')) });
      }),
  ]);
  const effects = {
    ...Object.fromEntries(scripted),
    openSession: (crossing) => void crossings.push(['open', crossing]),
    closeSession: (crossing) => {
      crossings.push(['close', crossing]);
      return undefined;
    },
    release: (holding) => void released.push(holding),
    ...replaced,
  } as LoginEffects;
  const recorder = createLoginTraceRecorder({ capacity, sid: 'test' });
  const actionLog: Middleware = () => (next) => (action) => {
    actions.push(action);
    return next(action);
  };
  const listener = createListenerMiddleware();
  listenToLogin(listener, effects);
  const store = configureStore({
    reducer: { login: loginSlice.reducer },
    middleware: (defaults) => defaults().prepend(listener.middleware).concat(recorder.middleware, actionLog),
  });
  const send = (event: LoginEvent): void => void store.dispatch(loginEvent({ event }));
  const running = (): Started | undefined => started.findLast(({ run }) => !run.signal.aborted);
  return {
    store,
    started,
    released,
    crossings,
    actions,
    recorder,
    send,
    running,
    begin: () => void store.dispatch(startLogin()),
    leaf: () => getLoginLeaf(store.getState().login.value),
    context: () => store.getState().login.context,
    /** Ends the effect that runs now. */
    async answer(event?: LoginEvent): Promise<void> {
      running()?.answer(event);
      await settle();
    },
  };
}

export type ScriptedLogin = ReturnType<typeof scriptedLogin>;

/** From the opened page to the form, ready to be filled in. */
export async function toEditing(login: ScriptedLogin): Promise<void> {
  login.begin();
  await login.answer({ type: 'CAPTCHA_OK' });
}

/** From the opened page to an accepted password. */
export async function toAccepted(login: ScriptedLogin, check: 'none' | 'camera' | 'provider'): Promise<void> {
  await toEditing(login);
  login.send({ type: 'SUBMIT', usernameLength: 5, passwordLength: 10, captchaLength: 4 });
  await login.answer({ type: 'KEY_OK' });
  await login.answer({ type: 'LOGIN_OK', check, userLoginLogId: '77' });
}

/** From the opened page to the camera's picture. */
export async function toPreview(login: ScriptedLogin): Promise<void> {
  await toAccepted(login, 'camera');
  login.send({ type: 'START' });
  await login.answer({ type: 'CAM_OK' });
}
