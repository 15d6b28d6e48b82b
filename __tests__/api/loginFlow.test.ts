import { restoreSession } from '@/app/login/loginRestore';
import { hasLoginFlags, readSession } from '@/browser/session/session';
import { loginVault } from '@/browser/session/vault';

import { PASSWORD } from '../support/server/signingIn';
import { opened, realServer, submit } from '../support/login/servedLoginRig';
import { loginRig, until } from '../support/login/loginRig';

let server: Awaited<ReturnType<typeof realServer>>;

beforeAll(async () => {
  server = await realServer();
});
afterAll(() => server.close());
beforeEach(() => server.fresh());

describe('the login against the real server', () => {
  test('LG-04 LG-05 LG-07 a good login writes the session down, and the password leaves only encrypted', async () => {
    const rig = await opened();
    expect(hasLoginFlags()).toBe(false);
    submit(rig, 'agent');
    await rig.reach('authenticated.active');
    expect(hasLoginFlags()).toBe(true);
    expect(readSession()?.user).toMatchObject({ name: 'agent' });
    expect(rig.opened).toHaveLength(1);
    expect(loginVault.peek('ticket')).toBeUndefined();
    expect(loginVault.peek('credentials')).toBeUndefined();
    const body = JSON.parse(server.sentTo('login/in')[0]?.body ?? '{}') as Record<string, unknown>;
    expect(Object.keys(body).toSorted()).toEqual([
      'captcha',
      'codeKey',
      'gps',
      'idCard',
      'password',
      'username',
      'veins',
    ]);
    expect(server.browser.sent.map(({ address, body: text }) => address + text).join(' ')).not.toContain(PASSWORD);
  });

  test('LG-08 a wrong password shows a message, stores nothing and loads another captcha', async () => {
    const rig = await opened();
    submit(rig, 'agent', 'wrong-password');
    await until(
      () => rig.context().msg === 'login.bad',
      () => 'login.bad',
    );
    await rig.reach('form.editing');
    expect(rig.context()).toMatchObject({ msg: 'login.bad', code: '11', hasSession: false });
    expect(server.sentTo('generateValidateCode')).toHaveLength(2);
    expect([hasLoginFlags(), readSession(), loginVault.peek('credentials'), loginVault.peek('sealed')]).toEqual([
      false,
      null,
      undefined,
      undefined,
    ]);
  });

  test('LG-04 SE-04 without a server the attempt stops with a clear message and sends no login', async () => {
    const rig = await opened();
    server.browser.unplug(true);
    submit(rig, 'agent');
    await until(
      () => rig.context().msg === 'login.key',
      () => 'login.key',
    );
    await rig.reach('form.captchaFailed');
    expect(server.sentTo('login/in')).toEqual([]);
  });

  test('LG-11 a logout leaves the screens, then forgets the answers, then tells the other tabs', async () => {
    const rig = await opened();
    submit(rig, 'agent');
    await rig.reach('authenticated.active');
    rig.send({ type: 'LOGOUT' });
    await rig.reach('form.editing');
    await until(
      () => rig.told.length === 3,
      () => 'all told',
    );
    expect(rig.told).toEqual(['leaveScreens', 'resetApiState', 'announceLogout']);
    // These cookies grant nothing: the sid of an ended session, and the mark by which the server recognizes the browser.
    const stays = ['saldo_sid', 'saldo_device'];
    expect([...server.browser.cookies.keys()].filter((name) => !stays.includes(name))).toEqual([]);
  });

  test('RT-09 a new tab of a signed-in browser is restored by the shared session alone', async () => {
    const rig = await opened();
    submit(rig, 'agent');
    await rig.reach('authenticated.active');
    sessionStorage.clear();
    const tab = loginRig();
    await restoreSession(tab.store.dispatch);
    expect(tab.leaf()).toBe('authenticated.active');
    expect([hasLoginFlags(), readSession()?.user.name]).toEqual([true, 'agent']);
    expect(loginVault.peek('ticket')).toBeUndefined();
  });
});
