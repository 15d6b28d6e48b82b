import { loginVault } from '@/browser/session/vault';
import { loginEvent, loginSlice } from '@/app/login/loginSlice';
import { Buffer } from 'node:buffer';

import { scriptedLogin, settle, toEditing } from '../support/login/loginScript';

const SECRETS = {
  password: 'Cañón-Päss:w0rd',
  captcha: 'kQ7z',
  token: 'tok-3f9c0a77e1b24d68',
  picture: Buffer.from('canary picture '.repeat(40)).toString('base64'),
  sealed: 'c2VhbGVkLXBhc3N3b3JkLWNhbmFyeQ==',
  idCard: 'IDCARD-9981-canary',
  state: 'state-5b1e9d-canary',
  code: 'code-77aa02-canary',
  nonce: 'nonce-c3d4e5-canary',
  name: 'ana.lopez.canary',
} as const;

/** A secret as it may be hidden in a text. */
const disguises = (secret: string): string[] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  Buffer.from(secret).toString('hex'),
  encodeURIComponent(secret),
];

const leaksIn = (text: string): string[] =>
  Object.entries(SECRETS).flatMap(([name, secret]) =>
    disguises(secret).some((each) => text.includes(each)) ? [name] : [],
  );

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  loginVault.wipe();
});

describe('secrets of a sign-in', () => {
  test('TR-01 TR-03 LG-04 password, captcha, token and picture enter no action, state, trace or recording', async () => {
    const login = scriptedLogin();
    const states: unknown[] = [];
    login.store.subscribe(() => states.push(login.store.getState()));
    await toEditing(login);
    loginVault.put('captcha', { codeKey: 'key', image: SECRETS.picture });
    loginVault.put('credentials', {
      username: 'agent',
      password: SECRETS.password,
      captcha: SECRETS.captcha,
      idCard: SECRETS.idCard,
    });
    login.send({
      type: 'SUBMIT',
      usernameLength: 5,
      passwordLength: SECRETS.password.length,
      captchaLength: SECRETS.captcha.length,
    });
    loginVault.put('sealed', {
      pwd: SECRETS.sealed,
      veins: 'device',
      gps: { latitude: 19.432_608, longitude: -99.133_209 },
    });
    await login.answer({ type: 'KEY_OK' });
    loginVault.put('ticket', {
      token: SECRETS.token,
      user: { id: '1', name: 'Agent', role: '0' },
      showAnnouncement: true,
    });
    await login.answer({ type: 'LOGIN_OK', check: 'camera', userLoginLogId: '77' });
    login.send({ type: 'START' });
    await login.answer({ type: 'CAM_OK' });
    login.send({ type: 'CAPTURE' });
    loginVault.put('photo', { base64: SECRETS.picture });
    await login.answer({ type: 'PHOTO' });
    await login.answer({ type: 'VERIFY', pass: true });
    await settle();
    expect(login.leaf()).toBe('authenticated.active');

    // The export of Redux DevTools: all actions, and the state after each.
    const devToolsExport = { actionsById: login.actions, computedStates: states };
    const trace = login.recorder.exportTrace();
    expect(leaksIn(JSON.stringify([devToolsExport, trace]))).toEqual([]);
    expect(JSON.stringify([devToolsExport, trace])).not.toContain('19.43');
    expect(JSON.stringify([devToolsExport, trace])).not.toContain(`Length":${SECRETS.password.length}`);
    expect(trace.rows).toHaveLength(9);
    // The search itself finds what is there.
    expect(leaksIn(encodeURIComponent(SECRETS.password) + Buffer.from(SECRETS.token).toString('base64'))).toEqual([
      'password',
      'token',
    ]);
  });

  test('TR-01 TR-03 name, address, state and code of a company sign-in enter no action, state, trace or recording', async () => {
    const login = scriptedLogin();
    const states: unknown[] = [];
    login.store.subscribe(() => states.push(login.store.getState()));
    await toEditing(login);
    loginVault.put('ssoName', { name: SECRETS.name });
    login.send({ type: 'SSO', nameLength: SECRETS.name.length });
    loginVault.put('ssoAddress', { address: `https://idp.example/?state=${SECRETS.state}&nonce=${SECRETS.nonce}` });
    await login.answer({ type: 'SSO_READY' });
    login.send({ type: 'BACK' });
    loginVault.put('ssoAnswer', { state: SECRETS.state, code: SECRETS.code });
    login.send({ type: 'RETURNED' });
    await settle();
    await login.answer({ type: 'LOGIN_OK', check: 'none', userLoginLogId: '78' });
    await settle();
    expect(login.leaf()).toBe('authenticated.active');
    const everything = JSON.stringify([login.actions, states, login.recorder.exportTrace()]);
    expect(leaksIn(everything)).toEqual([]);
    expect(everything).not.toContain(`Length":${SECRETS.name.length}`);
  });

  test('TR-03 a recording replays to the same states without the vault and without an effect', async () => {
    const login = scriptedLogin();
    const states: unknown[] = [];
    login.store.subscribe(() => states.push(login.store.getState().login));
    await toEditing(login);
    login.send({ type: 'SUBMIT', usernameLength: 5, passwordLength: 10, captchaLength: 4 });
    await login.answer({ type: 'KEY_FAIL' });
    const recording = JSON.parse(
      JSON.stringify(login.actions.filter((action) => loginEvent.match(action))),
    ) as ReturnType<typeof loginEvent>[];
    let replayed = loginSlice.getInitialState();
    const again = recording.map((action) => (replayed = loginSlice.reducer(replayed, action)));
    expect(again.at(-1)).toEqual(states.at(-1));
    expect(again).toHaveLength(3);
  });
});

describe('vault', () => {
  test('LG-04 a handle is invalid once its slot was wiped or refilled', () => {
    const first = loginVault.put('photo', { base64: 'one' });
    expect(loginVault.open('photo', first)).toEqual({ base64: 'one' });
    const second = loginVault.put('photo', { base64: 'two' });
    expect(loginVault.open('photo', first)).toBeUndefined();
    expect(loginVault.handleOf('photo')).toBe(second);
    loginVault.wipe('photo');
    expect(loginVault.open('photo', second)).toBeUndefined();
    expect(loginVault.peek('photo')).toBeUndefined();
  });

  test('LG-03 a screen hears of each change, and of none that is none', () => {
    let told = 0;
    const stop = loginVault.subscribe(() => (told += 1));
    loginVault.put('captcha', { codeKey: 'k', image: 'i' });
    expect(loginVault.peek('captcha')).toBe(loginVault.peek('captcha'));
    loginVault.wipe('photo');
    loginVault.wipe();
    loginVault.wipe();
    stop();
    loginVault.put('captcha', { codeKey: 'k', image: 'i' });
    expect(told).toBe(2);
  });
});
