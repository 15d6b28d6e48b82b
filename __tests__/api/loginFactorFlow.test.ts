import { hasLoginFlags, readSession } from '@/browser/session/session';
import { loginVault } from '@/browser/session/vault';
import type { FactorProofRequest } from '@/contract/entities/users/secondFactor';
import { findTraceFault } from '@/machines/loginTrace';
import { eq } from 'drizzle-orm';

import { recoveryCode, secondFactor } from '../../server/database/tables/factorTables';
import { appUser } from '../../server/database/tables/organizationTables';
import { createRecoveryCodes, hashRecoveryCodes } from '../../server/modules/signIn/factors/recoveryCodes';
import { createTotp } from '../../server/modules/signIn/factors/totp';
import { camera, FACE, opened, realServer, submit, type LoginRig } from '../support/login/servedLoginRig';
import { until } from '../support/login/loginRig';
import { totpCode } from '../support/server/secondFactors';

let server: Awaited<ReturnType<typeof realServer>>;
let secret = '';
let recovery = '';

/** Sets up an authenticator app and a recovery code for a user. */
const enroll = async (username: string): Promise<void> => {
  const [user] = await server.database.select().from(appUser).where(eq(appUser.username, username));
  if (user === undefined) throw new Error(`no ${username}`);
  const owner = { institutionId: user.institutionId, userId: user.id, createdAt: new Date() };
  await server.database.transaction(async (tx) => {
    const totp = await createTotp(tx, username);
    secret = totp.secret;
    const { sealedSecret } = totp;
    const factor = { ...owner, kind: 'totp' as const, name: 'x', sealedSecret, confirmedAt: new Date() };
    await tx.insert(secondFactor).values(factor);
    const codes = createRecoveryCodes().slice(0, 1);
    recovery = codes[0] ?? '';
    await tx.insert(recoveryCode).values((await hashRecoveryCodes(codes)).map((code) => ({ ...owner, ...code })));
  });
};

beforeAll(async () => {
  server = await realServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.delete(secondFactor);
  await server.database.delete(recoveryCode);
  server.fresh();
});

const prove = (rig: LoginRig, kind: FactorProofRequest['kind'], code: string): void => {
  loginVault.put('factor', { kind, code });
  rig.send({ type: 'FACTOR_CODE', codeLength: code.length });
};

/** Signs in up to the second factor. */
const toFactor = async (username: string): Promise<LoginRig> => {
  await enroll(username);
  const rig = await opened();
  submit(rig, username);
  await rig.reach('secondFactor.choosing');
  expect(rig.context().proofs).toEqual(['totp', 'recovery']);
  expect([hasLoginFlags(), readSession()]).toEqual([false, null]);
  return rig;
};

test('ID-02 TR-01 TR-03 a code lands with the new token; no secret is in an action, a state or the trace', async () => {
  const rig = await toFactor('agent');
  const half = loginVault.peek('ticket')?.token;
  prove(rig, 'totp', '123123');
  await until(
    () => rig.leaf() === 'secondFactor.choosing' && rig.context().msg === 'factor.bad',
    () => `refused, stands in ${rig.leaf()}`,
  );
  expect(rig.context()).toMatchObject({ code: '132', hasSession: true });
  expect(loginVault.peek('factor')).toBeUndefined();
  const code = totpCode(secret, new Date());
  prove(rig, 'totp', code);
  await rig.reach('authenticated.active');
  expect([hasLoginFlags(), rig.context().proofs]).toEqual([true, []]);
  expect(readSession()?.token).not.toBe(half);
  const recorded = JSON.stringify([rig.actions, rig.store.getState(), rig.recorder.exportTrace()]);
  for (const each of [code, '123123', secret]) expect(recorded).not.toContain(each);
  expect(findTraceFault(rig.recorder.exportTrace())).toBeUndefined();
});

test('ID-02 a recovery code is followed by the face check, in the same half session', async () => {
  const rig = await toFactor('face');
  prove(rig, 'recovery', recovery.toLowerCase());
  await rig.reach('camera.intro');
  expect([hasLoginFlags(), readSession()]).toEqual([false, null]);
  camera.picture = FACE;
  rig.send({ type: 'START' });
  await rig.reach('camera.preview');
  rig.send({ type: 'CAPTURE' });
  await rig.reach('authenticated.active');
  expect(hasLoginFlags()).toBe(true);
});

test('ID-02 an accepted factor whose new token was lost needs no second code', async () => {
  const rig = await toFactor('agent');
  prove(rig, 'totp', totpCode(secret, new Date(), -1));
  await until(
    () => server.sentTo('login/secondFactor').length === 1,
    () => 'the code is sent',
  );
  server.browser.unplug(true);
  await rig.reach('secondFactor.choosing');
  expect(rig.context()).toMatchObject({ msg: 'factor.passed', hasSession: true });
  server.browser.unplug(false);
  rig.send({ type: 'RETRY' });
  await rig.reach('authenticated.active');
  expect(server.sentTo('login/secondFactor')).toHaveLength(1);
});

test('ID-02 going back ends the half session on the server and wipes the proof', async () => {
  const rig = await toFactor('agent');
  rig.send({ type: 'BACK' });
  await rig.reach('form.editing');
  await until(
    () => server.sentTo('login/out').length === 1,
    () => 'signed out',
  );
  expect([rig.context().hasSession, loginVault.peek('ticket'), loginVault.peek('factor')]).toEqual([
    false,
    undefined,
    undefined,
  ]);
});
