import type { LoginEffects } from '@/app/login/loginEffects';
import { loginEvent, selectLoginContext, selectLoginMatches, selectLoginState } from '@/app/login/loginSlice';
import { LOGIN_EFFECTS, type LoginEvent } from '@/machines/loginModel';

import {
  type ScriptedLogin,
  scriptedLogin,
  settle,
  toAccepted,
  toEditing,
  toPreview,
} from '../support/login/loginScript';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const names = (login: ScriptedLogin) => login.started.map(({ name }) => name);

describe('effects of the login states', () => {
  test('LG-03 nothing runs before the page says so; then the captcha is fetched, once', async () => {
    const login = scriptedLogin();
    login.send({ type: 'LANG', lang: 'en' });
    expect(login.started).toEqual([]);
    login.begin();
    login.begin();
    expect(names(login)).toEqual(['loadCaptcha']);
    await login.answer({ type: 'CAPTCHA_OK' });
    expect(login.leaf()).toBe('form.editing');
    expect(login.context().lang).toBe('en');
  });

  test('RT-09 a tab that is signed in already is restored without asking for a captcha', () => {
    const login = scriptedLogin();
    login.send({ type: 'RESTORED' });
    expect(login.started).toEqual([]);
    expect(selectLoginMatches('authenticated.active')(login.store.getState())).toBe(true);
    expect(login.crossings.map(([kind, { from }]) => [kind, from])).toEqual([['open', 'form']]);
  });

  test('LG-04 LG-07 a good login runs captcha, key, post, and opens the session once', async () => {
    const login = scriptedLogin();
    await toAccepted(login, 'none');
    expect(names(login)).toEqual(['loadCaptcha', 'fetchKeyAndSignals', 'postLogin']);
    expect(login.leaf()).toBe('authenticated.active');
    expect(login.crossings.map(([kind]) => kind)).toEqual(['open']);
    expect(login.released).toEqual(['credentials', 'ticket']);
    expect(selectLoginContext(login.store.getState())).toMatchObject({ hasSession: true, loginLogId: '77', msg: null });
  });

  test('LG-08 a refused login says so, lets go of the password and fetches another captcha', async () => {
    const login = scriptedLogin();
    await toEditing(login);
    login.send({ type: 'SUBMIT', usernameLength: 5, passwordLength: 10, captchaLength: 4 });
    await login.answer({ type: 'KEY_OK' });
    await login.answer({ type: 'LOGIN_NO', code: '11', msg: 'Wrong password or username' });
    expect(names(login).at(-1)).toBe('loadCaptcha');
    expect(login.released).toContain('credentials');
    expect(login.context()).toMatchObject({ msg: 'login.bad', code: '11', text: 'Wrong password or username' });
    await login.answer({ type: 'CAPTCHA_OK' });
    expect(login.context().msg).toBe('login.bad');
  });

  test('SE-04 each effect has its own time-out, and a person is waited for without end', async () => {
    const login = scriptedLogin();
    login.begin();
    jest.advanceTimersByTime(LOGIN_EFFECTS.loadCaptcha.timeoutMs - 1);
    expect(login.leaf()).toBe('form.captchaLoading');
    jest.advanceTimersByTime(1);
    expect(login.leaf()).toBe('form.captchaFailed');
    expect(login.started[0]?.run.signal.aborted).toBe(true);
    jest.advanceTimersByTime(10_000_000);
    expect(login.leaf()).toBe('form.captchaFailed');
    const other = scriptedLogin();
    await toPreview(other);
    jest.advanceTimersByTime(10_000_000);
    expect(other.leaf()).toBe('camera.preview');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('LV-05 a crashed effect is its state’s own failure', async () => {
    const login = scriptedLogin();
    await toPreview(login);
    login.send({ type: 'CAPTURE' });
    login.running()?.crash();
    await settle();
    expect([login.leaf(), login.context().msg]).toEqual(['camera.error', 'cam.draw']);
    const throwsAtOnce: Partial<LoginEffects> = {
      loadCaptcha: () => {
        throw new Error('at once');
      },
    };
    const other = scriptedLogin(throwsAtOnce);
    other.begin();
    await settle();
    expect(other.leaf()).toBe('form.captchaFailed');
  });

  test('TR-01 an answer that comes after its state was left changes nothing, and is recorded', async () => {
    const login = scriptedLogin();
    await toPreview(login);
    login.send({ type: 'CAPTURE' });
    await login.answer({ type: 'PHOTO' });
    const verifying = login.running();
    login.send({ type: 'BACK' });
    const before = selectLoginState(login.store.getState());
    verifying?.answer({ type: 'VERIFY', pass: true });
    await settle();
    expect(selectLoginState(login.store.getState())).toBe(before);
    expect(login.recorder.exportTrace().rows.at(-1)).toMatchObject({
      event: { type: 'VERIFY', pass: true },
      outcome: 'stale',
      from: 'form.captchaLoading',
      to: 'form.captchaLoading',
    });
  });

  test('TR-01 what fails because its state was left is no event at all', async () => {
    const login = scriptedLogin();
    await toPreview(login);
    const holding = login.running();
    login.send({ type: 'BACK' });
    const sent = login.actions.length;
    holding?.crash();
    await settle();
    expect(login.actions.length).toBe(sent);
  });

  test('TR-04 a stale stamp changes nothing, whatever its sender', async () => {
    const login = scriptedLogin();
    await toPreview(login);
    const before = selectLoginState(login.store.getState());
    const late: LoginEvent[] = [{ type: 'CAM_LOST' }, { type: 'FORCED', code: '02', msg: '' }, { type: 'CAPTURE' }];
    for (const event of late) login.store.dispatch(loginEvent({ event, epoch: before.context.epoch - 1 }));
    expect(selectLoginState(login.store.getState())).toBe(before);
  });

  test('LV-07 an unknown code of the provider’s page is remembered, its effect goes on, a listed one cancels', async () => {
    const login = scriptedLogin();
    await toAccepted(login, 'provider');
    await login.answer({ type: 'FRAME_READY' });
    const watching = login.running();
    watching?.run.send({ type: 'PROVIDER_CODE', code: '418' });
    expect([login.leaf(), login.context().code, watching?.run.signal.aborted]).toEqual([
      'provider.running',
      '418',
      false,
    ]);
    watching?.run.send({ type: 'PROVIDER_CODE', code: '404' });
    expect([login.leaf(), login.context().msg]).toEqual(['form.captchaLoading', 'face.cancel']);
    expect(login.released).toEqual(['credentials', 'ticket', 'provider']);
  });

  test('TR-04 an event sent by a subscriber in the middle of another one starts no effect twice', async () => {
    const login = scriptedLogin();
    await toEditing(login);
    const stop = login.store.subscribe(() => {
      if (login.leaf() !== 'submitting.key') return;
      stop();
      login.store.dispatch(loginEvent({ event: { type: 'KEY_OK' }, epoch: login.context().epoch }));
    });
    login.send({ type: 'SUBMIT', usernameLength: 5, passwordLength: 10, captchaLength: 4 });
    expect(names(login)).toEqual(['loadCaptcha', 'postLogin']);
  });

  test('TR-03 putting a recorded state into the store runs no effect', async () => {
    const login = scriptedLogin();
    await toPreview(login);
    const recording = login.actions.filter((action) => loginEvent.match(action));
    const replay = scriptedLogin();
    const reducer = (await import('@/app/login/loginSlice')).loginSlice.reducer;
    const end = recording.reduce(reducer, replay.store.getState().login);
    expect(end).toEqual(login.store.getState().login);
    expect(replay.started).toEqual([]);
  });
});
