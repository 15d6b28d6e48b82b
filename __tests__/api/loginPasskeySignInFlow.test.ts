import { hasLoginFlags } from '@/browser/session/session';
import { loginVault } from '@/browser/session/vault';
import { findTraceFault } from '@/machines/loginTrace';
import { eq } from 'drizzle-orm';

import { secondFactor } from '../../server/database/tables/factorTables';
import { appUser, systemSetting } from '../../server/database/tables/organizationTables';
import { DEFAULT_SIGN_IN } from '../../server/modules/signIn/signInStore';
import { until } from '../support/login/loginRig';
import { type LoginRig, opened, realServer } from '../support/login/servedLoginRig';
import { type DialogAnswer, standInPasskeys } from '../support/login/standInPasskeys';
import { createSoftAuthenticator } from '../support/server/softAuthenticator';

let server: Awaited<ReturnType<typeof realServer>>;

beforeAll(async () => {
  server = await realServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.delete(secondFactor);
  await server.database.delete(systemSetting).where(eq(systemSetting.key, 'signIn'));
  server.fresh();
});

/** Opens the form in a browser whose authenticator has a passkey of a user. */
const toForm = async ({ origin = server.origin, namesUser = true, username = 'agent' } = {}) => {
  const authenticator = createSoftAuthenticator(origin);
  const { id: credentialId, publicKey } = authenticator;
  const [user] = await server.database.select().from(appUser).where(eq(appUser.username, username));
  if (user === undefined) throw new Error('no user');
  const { institutionId, id: userId } = user;
  const at = { createdAt: new Date(), confirmedAt: new Date() };
  const passkey = { kind: 'passkey' as const, name: 'x', credentialId, publicKey, signCount: 0, transports: [] };
  await server.database.insert(secondFactor).values({ institutionId, userId, ...at, ...passkey });
  const value = JSON.stringify({ ...DEFAULT_SIGN_IN, passkey: true });
  await server.database.insert(systemSetting).values({ institutionId, key: 'signIn', value });
  const browser = standInPasskeys(authenticator, namesUser ? `${institutionId}:${userId}` : undefined);
  const rig = await opened();
  expect(rig.context().passkeyOffered).toBe(true);
  return { authenticator, browser, rig };
};

const untilForm = (rig: LoginRig, message: string) =>
  until(
    () => rig.leaf() === 'form.editing' && rig.context().msg === message,
    () => `${message}, at ${rig.leaf()}: ${JSON.stringify(rig.context())}`,
  );

test('ID-02 TR-01 TR-03 a passkey signs in; nothing of it is in an action, a state or the trace', async () => {
  const { authenticator, browser, rig } = await toForm();
  rig.send({ type: 'PASSKEY' });
  await rig.reach('authenticated.active');
  expect(hasLoginFlags()).toBe(true);
  expect(loginVault.peek('passkeySignIn')).toBeUndefined();
  const [sent] = server.sentTo('login/passkey/in');
  const { signature, clientDataJSON, userHandle } = JSON.parse(sent?.body ?? '{}') as Record<string, string>;
  const recorded = JSON.stringify([rig.actions, rig.store.getState(), rig.recorder.exportTrace()]);
  for (const each of [authenticator.id, signature, clientDataJSON, userHandle]) {
    expect(each).toBeTruthy();
    expect(recorded).not.toContain(each);
  }
  expect(findTraceFault(rig.recorder.exportTrace())).toBeUndefined();
  browser.remove();
});

test('ID-02 LV-09 a required face check follows; the passkey is released before it', async () => {
  const { browser, rig } = await toForm({ username: 'face' });
  rig.send({ type: 'PASSKEY' });
  await rig.reach('camera.intro');
  expect(server.sentTo('login/passkey/in')).toHaveLength(1);
  expect([loginVault.peek('passkey'), loginVault.peek('passkeySignIn')]).toEqual([undefined, undefined]);
  expect(loginVault.peek('ticket')).toBeDefined();
  browser.remove();
});

test.each<[DialogAnswer, string]>([
  ['NotAllowedError', 'factor.canceled'],
  ['SecurityError', 'factor.unusable'],
])('ID-02 %s of the browser returns to the form with %s, and the next try signs in', async (answer, message) => {
  const { browser, rig } = await toForm();
  browser.decide(answer);
  rig.send({ type: 'PASSKEY' });
  await untilForm(rig, message);
  expect([loginVault.peek('passkeySignIn'), loginVault.peek('passkey')]).toEqual([undefined, undefined]);
  expect(server.sentTo('login/passkey/in')).toEqual([]);
  browser.decide('answers');
  rig.send({ type: 'PASSKEY' });
  await rig.reach('authenticated.active');
  browser.remove();
});

test('ID-02 a passkey that names no user cannot be used', async () => {
  const { browser, rig } = await toForm({ namesUser: false });
  rig.send({ type: 'PASSKEY' });
  await untilForm(rig, 'factor.unusable');
  expect(server.sentTo('login/passkey/in')).toEqual([]);
  browser.remove();
});

test('ID-02 a passkey that the server refuses returns to the form with factor.refused', async () => {
  const { browser, rig } = await toForm({ origin: 'https://evil.example' });
  rig.send({ type: 'PASSKEY' });
  await untilForm(rig, 'factor.refused');
  expect(rig.context()).toMatchObject({ code: '11', hasSession: false });
  browser.remove();
});

test('ID-02 going back closes the dialog of the browser', async () => {
  const { browser, rig } = await toForm();
  browser.decide('waits');
  rig.send({ type: 'PASSKEY' });
  await until(
    () => browser.dialogs.length === 1,
    () => 'the dialog is open',
  );
  rig.send({ type: 'BACK' });
  await rig.reach('form.editing');
  expect(browser.dialogs[0]?.aborted).toBe(true);
  expect(rig.context()).toMatchObject({ hasSession: false, msg: null });
  browser.remove();
});
