import { hasLoginFlags } from '@/browser/session/session';
import { loginVault } from '@/browser/session/vault';
import { findTraceFault } from '@/machines/loginTrace';
import { eq } from 'drizzle-orm';

import { secondFactor } from '../../server/database/tables/factorTables';
import { appUser } from '../../server/database/tables/organizationTables';
import { until } from '../support/login/loginRig';
import { type LoginRig, opened, realServer, submit } from '../support/login/servedLoginRig';
import { type DialogAnswer, standInPasskeys } from '../support/login/standInPasskeys';
import { createSoftAuthenticator } from '../support/server/softAuthenticator';

let server: Awaited<ReturnType<typeof realServer>>;

beforeAll(async () => {
  server = await realServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.delete(secondFactor);
  server.fresh();
});

/** Signs in up to the second factor, as a user with a passkey. */
const toFactor = async (origin = server.origin) => {
  const authenticator = createSoftAuthenticator(origin);
  const { id: credentialId, publicKey } = authenticator;
  const [user] = await server.database.select().from(appUser).where(eq(appUser.username, 'agent'));
  if (user === undefined) throw new Error('no agent');
  const at = new Date();
  const owner = { institutionId: user.institutionId, userId: user.id, createdAt: at, confirmedAt: at };
  const passkey = {
    ...owner,
    kind: 'passkey' as const,
    name: 'x',
    credentialId,
    publicKey,
    signCount: 0,
    transports: [],
  };
  await server.database.insert(secondFactor).values(passkey);
  const browser = standInPasskeys(authenticator);
  const rig = await opened();
  submit(rig, 'agent');
  await rig.reach('secondFactor.choosing');
  expect(rig.context().proofs).toEqual(['passkey']);
  return { authenticator, browser, rig };
};

const untilSaid = (rig: LoginRig, message: string) =>
  until(
    () => rig.leaf() === 'secondFactor.choosing' && rig.context().msg === message,
    () => `${message}, stands in ${rig.leaf()}: ${JSON.stringify(rig.context())}`,
  );

test('ID-02 TR-01 TR-03 a passkey lands; nothing of it is in an action, a state or the trace', async () => {
  const { authenticator, browser, rig } = await toFactor();
  rig.send({ type: 'PASSKEY' });
  await rig.reach('authenticated.active');
  expect(hasLoginFlags()).toBe(true);
  expect(loginVault.peek('passkey')).toBeUndefined();
  const [sent] = server.sentTo('login/secondFactor/passkey/prove');
  const { signature, clientDataJSON } = JSON.parse(sent?.body ?? '{}') as Record<string, string>;
  const recorded = JSON.stringify([rig.actions, rig.store.getState(), rig.recorder.exportTrace()]);
  for (const each of [authenticator.id, signature, clientDataJSON]) {
    expect(each).toBeTruthy();
    expect(recorded).not.toContain(each);
  }
  expect(findTraceFault(rig.recorder.exportTrace())).toBeUndefined();
  browser.remove();
});

test.each<[DialogAnswer, string]>([
  ['NotAllowedError', 'factor.canceled'],
  ['SecurityError', 'factor.unusable'],
])('ID-02 %s of the browser returns to the choice with %s, and the next try lands', async (answer, message) => {
  const { browser, rig } = await toFactor();
  browser.decide(answer);
  rig.send({ type: 'PASSKEY' });
  await untilSaid(rig, message);
  expect([loginVault.peek('factor'), loginVault.peek('passkey')]).toEqual([undefined, undefined]);
  expect(server.sentTo('login/secondFactor/passkey/prove')).toEqual([]);
  browser.decide('answers');
  rig.send({ type: 'PASSKEY' });
  await rig.reach('authenticated.active');
  browser.remove();
});

test('ID-02 a passkey that the server refuses returns to the choice with its text', async () => {
  const { browser, rig } = await toFactor('https://evil.example');
  rig.send({ type: 'PASSKEY' });
  await untilSaid(rig, 'factor.bad');
  expect(rig.context()).toMatchObject({ code: '165', hasSession: true });
  expect(loginVault.peek('factor')).toBeUndefined();
  browser.remove();
});

test('ID-02 going back closes the dialog of the browser, and its late end changes nothing', async () => {
  const { browser, rig } = await toFactor();
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
