import { asc, eq } from 'drizzle-orm';
import { recoveryCode, secondFactor } from '../../../server/database/tables/factorTables';
import { loginLog } from '../../../server/database/tables/signInTables';
import { trailEntry } from '../../../server/database/tables/trailTables';
import { type FactorRig, startFactorRig } from '../../support/login/factorRig';
import { attempt, call, getHeaders, makeSignInUser } from '../../support/server/signingIn';

let rig: FactorRig;

beforeAll(async () => {
  rig = await startFactorRig();
});
afterAll(() => rig.server.close());
beforeEach(async () => {
  await rig.forgetRates();
});

type Headers = Record<string, string>;

const ask = async (headers: Headers, path: string) =>
  (await call(rig.server, { method: 'GET', url: `/prod/${path}`, headers })).code;

test('ID-02 the right password and a code open a full session under a new cookie and a new token', async () => {
  const owner = await rig.owner();
  const login = await attempt(rig.server, { username: owner.username });
  expect(login.data).toMatchObject({
    loginResult: false,
    needH5LivenessAuth: false,
    secondFactor: ['totp', 'recovery'],
  });
  expect(await rig.outcomeOf(owner.id)).toBe('factorPending');
  const before = getHeaders(login);
  const proven = await rig.totp(before, rig.codeOf(owner));
  expect(proven).toMatchObject({ code: '00', data: { check: 'none' } });
  expect(proven.cookies['saldo_sid']).not.toBe(login.cookies['saldo_sid']);
  expect(await ask(before, 'login/getSubUser')).toBe('02');
  const after = { ...before, cookie: `saldo_sid=${proven.cookies['saldo_sid'] ?? ''}` };
  const user = await call<{ token: string }>(rig.server, {
    method: 'GET',
    url: '/prod/login/currentUser',
    headers: after,
  });
  expect(await ask({ ...after, 'x-auth-token': user.data.token }, 'login/getSubUser')).toBe('00');
  expect(await rig.outcomeOf(owner.id)).toBe('success');
});

test('ID-02 users without a second factor sign in as before', async () => {
  await makeSignInUser(rig.server.database, { username: 'plain', institutionId: rig.institutionId });
  const { data, cookies } = await attempt(rig.server, { username: 'plain' });
  expect(data.loginResult).toBe(true);
  expect(data).not.toHaveProperty('secondFactor');
  expect(cookies).toHaveProperty('saldo_device');
});

test('ID-02 the browser becomes known only with the second factor', async () => {
  const owner = await rig.owner();
  const login = await attempt(rig.server, { username: owner.username });
  expect(login.cookies).not.toHaveProperty('saldo_device');
  const proven = await rig.totp(getHeaders(login), rig.codeOf(owner));
  expect(proven.cookies).toHaveProperty('saldo_device');
});

test('ID-02 a sign-in with an open factor opens nothing else, the face check included', async () => {
  const owner = await rig.owner({ faceCheck: 'camera' });
  const headers = await rig.half(owner);
  for (const path of [
    'login/currentUser',
    'login/getSubUser',
    `menu/asideMenu?userId=${owner.id}`,
    'login/ownFactors',
  ]) {
    expect(await ask(headers, path)).toBe('131');
  }
  const payload = { userId: String(owner.id), base64Img: 'x' };
  const face = { method: 'POST', url: '/prod/login/getSilenceLiveNessResult', headers, payload } as const;
  expect((await call(rig.server, face)).code).toBe('131');
  const page = { bindingAgentId: String(owner.id), livenessId: 'x', userLoginLogId: 'x', token: 'x' };
  const provider = { ...face, url: '/prod/login/getPureH5LivenessResult', payload: page };
  expect((await call(rig.server, provider)).code).toBe('131');
  // After the factor the face check follows, in the same half session.
  const proven = await rig.totp(headers, rig.codeOf(owner));
  expect(proven).toMatchObject({ code: '00', data: { check: 'camera' } });
  expect(proven.cookies).not.toHaveProperty('saldo_sid');
  expect(await rig.outcomeOf(owner.id)).toBe('livenessPending');
  expect(await ask(headers, 'login/getSubUser')).toBe('17');
  expect((await call(rig.server, face)).code).toBe('00');
  expect((await rig.totp(headers, rig.codeOf(owner, 1))).code).toBe('21');
});

test('ID-02 a full session and a stranger have no factor to prove', async () => {
  const owner = await rig.owner();
  expect((await rig.totp(owner.headers, rig.codeOf(owner))).code).toBe('21');
  expect((await rig.totp({}, rig.codeOf(owner))).code).toBe('02');
});

test('ID-02 every outcome is in the trail, and no code or secret is stored anywhere', async () => {
  const owner = await rig.owner();
  const headers = await rig.half(owner);
  const code = rig.codeOf(owner);
  const [recovery = ''] = owner.app.recoveryCodes ?? [];
  await rig.totp(headers, '123123');
  await rig.totp(headers, code);
  await rig.recover(await rig.half(owner), recovery);
  const rows = await rig.server.database
    .select()
    .from(trailEntry)
    .where(eq(trailEntry.userId, owner.id))
    .orderBy(asc(trailEntry.id));
  const proofs = rows.filter(({ event }) => event === 'secondFactor');
  expect(proofs.map(({ outcome, detail }) => [outcome, JSON.parse(detail ?? '{}')])).toEqual([
    ['wrongFactor', { kind: 'totp', attempt: 1 }],
    ['success', { kind: 'totp', attempt: 2 }],
    ['success', { kind: 'recovery', attempt: 1 }],
  ]);
  const stored = JSON.stringify([
    rows,
    await rig.server.database.select().from(secondFactor),
    await rig.server.database.select().from(recoveryCode),
    await rig.server.database.select().from(loginLog),
  ]);
  for (const secret of [owner.app.secret, code, '123123', recovery, recovery.replaceAll('-', '')]) {
    expect(stored).not.toContain(secret);
  }
});
