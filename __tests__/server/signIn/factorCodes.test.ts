import { eq } from 'drizzle-orm';
import { TOTP_PERIOD_S } from '@/contract/ourLimits';
import { attemptCount } from '../../../server/database/tables/signInTables';
import { type FactorRig, startFactorRig } from '../../support/login/factorRig';
import { enrollTotp, totpCode } from '../../support/server/secondFactors';
import { attempt, call, getHeaders, makeSignInUser } from '../../support/server/signingIn';

let rig: FactorRig;

beforeAll(async () => {
  rig = await startFactorRig();
});
afterAll(() => rig.server.close());
beforeEach(async () => {
  await rig.forgetRates();
});

test.each([
  [-2, '132'],
  [-1, '00'],
  [0, '00'],
  [1, '00'],
  [2, '132'],
])('ID-02 the code of a clock that is %i steps off is answered with %s', async (steps, expected) => {
  const owner = await rig.owner();
  rig.wait(3 * TOTP_PERIOD_S * 1000);
  expect((await rig.totp(await rig.half(owner), rig.codeOf(owner, steps))).code).toBe(expected);
});

test('ID-02 a code works once, also for two requests at once', async () => {
  const owner = await rig.owner();
  const code = rig.codeOf(owner);
  const [one, other] = [await rig.half(owner), await rig.half(owner)];
  const codes = await Promise.all([one, other].map(async (headers) => (await rig.totp(headers, code)).code));
  expect(codes.toSorted()).toEqual(['00', '132']);
  expect((await rig.totp(await rig.half(owner), code)).code).toBe('132');
  // An earlier code does not work after a later one.
  expect((await rig.totp(await rig.half(owner), rig.codeOf(owner, -1))).code).toBe('132');
  rig.nextStep();
  expect((await rig.totp(await rig.half(owner), rig.codeOf(owner))).code).toBe('00');
});

test('ID-02 the code that set the app up does not sign in', async () => {
  const username = rig.createName();
  await makeSignInUser(rig.server.database, { username, institutionId: rig.institutionId });
  const app = await enrollTotp(rig.server, getHeaders(await attempt(rig.server, { username })), { at: rig.now() });
  expect((await rig.totp(await rig.half({ username }), totpCode(app.secret, rig.now()))).code).toBe('132');
});

test('ID-02 five wrong codes lock for 15 minutes, a new sign-in included', async () => {
  const owner = await rig.owner();
  const headers = await rig.half(owner);
  for (let wrong = 0; wrong < 5; wrong += 1) expect((await rig.totp(headers, '000000')).code).toBe('132');
  expect(await rig.totp(headers, rig.codeOf(owner))).toMatchObject({
    code: '13',
    message: 'Too many attempts. Try again in 15 min',
  });
  expect((await rig.totp(await rig.half(owner), rig.codeOf(owner))).code).toBe('13');
  expect((await rig.recover(await rig.half(owner), owner.app.recoveryCodes?.[0] ?? '')).code).toBe('13');
  expect(await rig.outcomeOf(owner.id)).toBe('factorPending');
  rig.wait(15 * 60_000 + 1);
  expect((await rig.totp(await rig.half(owner), rig.codeOf(owner))).code).toBe('00');
});

test('ID-02 of ten wrong codes at once five are checked', async () => {
  const owner = await rig.owner();
  const headers = await rig.half(owner);
  const codes = await Promise.all(Array.from({ length: 10 }, async () => (await rig.totp(headers, '000000')).code));
  expect(codes.filter((code) => code === '132')).toHaveLength(5);
});

test("ID-02 guessing from elsewhere does not lock the owner's known browser", async () => {
  const owner = await rig.owner();
  const guesser = getHeaders(await attempt(rig.server, { username: owner.username, remoteAddress: '203.0.113.9' }));
  for (let wrong = 0; wrong < 6; wrong += 1) {
    await call(rig.server, {
      method: 'POST',
      url: '/prod/login/secondFactor',
      headers: guesser,
      payload: { kind: 'totp', code: '000000' },
      remoteAddress: '203.0.113.9',
    });
  }
  const keys = await rig.server.database
    .select()
    .from(attemptCount)
    .where(eq(attemptCount.key, `factor:user:${owner.id}`));
  expect(keys[0]?.tries).toBe(6);
  const headers = await rig.half(owner, `saldo_device=${owner.device}`);
  const known = { ...headers, cookie: `${headers['cookie'] ?? ''}; saldo_device=${owner.device}` };
  expect((await rig.totp(known, rig.codeOf(owner))).code).toBe('00');
});

test('ID-02 a recovery code works once, in any spelling of it', async () => {
  const owner = await rig.owner();
  const [first = '', second = ''] = owner.app.recoveryCodes ?? [];
  expect(owner.app.recoveryCodes).toHaveLength(10);
  expect((await rig.recover(await rig.half(owner), first)).code).toBe('00');
  expect((await rig.recover(await rig.half(owner), first)).code).toBe('132');
  expect((await rig.recover(await rig.half(owner), second.toLowerCase().replaceAll('-', ' '))).code).toBe('00');
  expect((await rig.recover(await rig.half(owner), 'no such code')).code).toBe('132');
});

test("ID-02 another user's code and recovery code are worth nothing", async () => {
  const [owner, other] = [await rig.owner(), await rig.owner()];
  const headers = await rig.half(owner);
  expect((await rig.totp(headers, rig.codeOf(other))).code).toBe('132');
  expect((await rig.recover(headers, other.app.recoveryCodes?.[0] ?? '')).code).toBe('132');
});
