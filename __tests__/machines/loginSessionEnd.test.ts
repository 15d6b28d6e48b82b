import { loginEvent } from '@/app/login/loginSlice';
import { LOGIN_EFFECTS } from '@/machines/loginModel';

import { type ScriptedLogin, scriptedLogin, toAccepted } from '../support/login/loginScript';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const names = (login: ScriptedLogin) => login.started.map(({ name }) => name);

describe('how a session ends', () => {
  test('SE-02 twelve forced logouts in flight end the session once', async () => {
    const login = scriptedLogin();
    await toAccepted(login, 'none');
    const { epoch } = login.context();
    for (let call = 0; call < 12; call += 1) {
      login.store.dispatch(loginEvent({ event: { type: 'FORCED', code: '02', msg: 'over' }, epoch }));
    }
    expect(login.crossings.filter(([kind]) => kind === 'close')).toHaveLength(1);
    expect(names(login).filter((name) => name === 'loadCaptcha')).toHaveLength(2);
    expect(login.context()).toMatchObject({ msg: 'login.ended', text: 'over', code: '02', hasSession: false });
  });

  test('SE-02 a late 02 of the old session does not end the new one', async () => {
    const login = scriptedLogin();
    await toAccepted(login, 'none');
    const old = login.context().epoch;
    login.send({ type: 'LOGOUT' });
    await login.answer({ type: 'LOGOUT_DONE' });
    await login.answer({ type: 'CAPTCHA_OK' });
    login.send({ type: 'SUBMIT', usernameLength: 5, passwordLength: 10, captchaLength: 4 });
    await login.answer({ type: 'KEY_OK' });
    await login.answer({ type: 'LOGIN_OK', check: 'none', userLoginLogId: '78' });
    login.store.dispatch(loginEvent({ event: { type: 'FORCED', code: '02', msg: '' }, epoch: old }));
    expect(login.leaf()).toBe('authenticated.active');
  });

  test('LG-11 signing out clears this device even when the server does not answer', async () => {
    const login = scriptedLogin();
    await toAccepted(login, 'none');
    login.send({ type: 'LOGOUT' });
    expect(names(login).at(-1)).toBe('signOut');
    jest.advanceTimersByTime(LOGIN_EFFECTS.signOut.timeoutMs);
    expect(login.leaf()).toBe('form.captchaLoading');
    expect(login.crossings.map(([kind, { cause }]) => [kind, cause.type])).toEqual([
      ['open', 'LOGIN_OK'],
      ['close', 'TIMEOUT'],
    ]);
  });

  test('SE-06 signed out elsewhere: staying keeps the screen, the next refused call asks again', async () => {
    const login = scriptedLogin();
    await toAccepted(login, 'none');
    const { epoch } = login.context();
    login.send({ type: 'PEER_LOGOUT' });
    expect(login.leaf()).toBe('authenticated.loggedOutDialog');
    login.store.dispatch(loginEvent({ event: { type: 'FORCED', code: '02', msg: '' }, epoch }));
    expect(login.leaf()).toBe('authenticated.loggedOutDialog');
    login.send({ type: 'STAY' });
    expect(login.leaf()).toBe('authenticated.active');
    login.send({ type: 'FORCED', code: '02', msg: '' });
    expect(login.leaf()).toBe('authenticated.loggedOutDialog');
    expect(login.crossings.filter(([kind]) => kind === 'close')).toEqual([]);
    login.send({ type: 'RELOGIN' });
    expect(login.crossings.filter(([kind]) => kind === 'close')).toHaveLength(1);
  });
});
