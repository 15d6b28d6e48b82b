import { eq } from 'drizzle-orm';
import { PASSKEY_CHALLENGE_MS } from '@/contract/ourLimits';
import { passkeyChallenge, secondFactor } from '../../../server/database/tables/factorTables';
import { type PasskeyRig, startPasskeyRig, WRONG_ANSWERS } from '../../support/login/passkeyRig';
import { ORIGIN } from '../../support/server/passkeys';
import { makeInstitution } from '../../support/server/people';
import { attempt, getHeaders } from '../../support/server/signingIn';
import { createSoftAuthenticator } from '../../support/server/softAuthenticator';

type Headers = Record<string, string>;

let rig: PasskeyRig;

beforeAll(async () => {
  rig = await startPasskeyRig();
});
afterAll(() => rig.server.close());
beforeEach(async () => {
  await rig.forgetRates();
});

const challengeFor = async (headers: Headers) => (await rig.passkeys.request(headers)).data.challenge;

test('ID-02 the password and a passkey open a full session', async () => {
  const { id, username, authenticator } = await rig.passkeyOwner();
  const login = await attempt(rig.server, { username });
  expect(login.data).toMatchObject({ loginResult: false, secondFactor: ['passkey', 'recovery'] });
  const half = getHeaders(login);
  expect((await rig.passkeys.request(half)).data).toMatchObject({
    rpId: 'localhost',
    allowCredentials: [{ id: authenticator.id, type: 'public-key', transports: ['internal'] }],
    userVerification: 'preferred',
  });
  const proven = await rig.prove(half, authenticator);
  expect(proven).toMatchObject({ code: '00', data: { check: 'none' } });
  expect(proven.cookies['saldo_sid']).not.toBe(login.cookies['saldo_sid']);
  expect(await rig.trailOf(id, 'secondFactor')).toEqual([['success', { kind: 'passkey', attempt: 1 }]]);
  const [factor] = await rig.server.database.select().from(secondFactor).where(eq(secondFactor.userId, id));
  expect(factor).toMatchObject({ signCount: 2, lastUsedAt: rig.now() });
});

test.each([
  ...WRONG_ANSWERS,
  { what: 'a counter that stays', faults: { count: 1 }, code: '168', reason: 'passkeyCounter' },
  { what: 'a counter that goes back', faults: { count: 0 }, code: '168', reason: 'passkeyCounter' },
])('ID-02 a proof with $what is refused and recorded', async ({ faults, code, reason }) => {
  const { id, username, authenticator } = await rig.passkeyOwner();
  expect((await rig.prove(await rig.half({ username }), authenticator, faults)).code).toBe(code);
  expect(await rig.trailOf(id, 'secondFactor')).toEqual([['wrongFactor', { kind: 'passkey', attempt: 1, reason }]]);
  expect(await rig.outcomeOf(id)).toBe('wrongFactor');
});

test("ID-02 another user's passkey is refused, of the same institution or another", async () => {
  const { id, username, authenticator } = await rig.passkeyOwner();
  const colleague = await rig.passkeyOwner();
  const abroad = await rig.passkeyOwner(await makeInstitution(rig.server.database));
  const half = await rig.half({ username });
  expect((await rig.prove(half, colleague.authenticator)).code).toBe('166');
  expect((await rig.prove(half, abroad.authenticator)).code).toBe('166');
  // Under the id of the own passkey, the signature is wrong.
  const forged = colleague.authenticator.get({ challenge: await challengeFor(half), count: 5 });
  expect((await rig.passkeys.prove(half, { ...forged, id: authenticator.id })).code).toBe('167');
  const reasons = ['passkeyUnknown', 'passkeyUnknown', 'passkeyWrong'];
  expect((await rig.trailOf(id, 'secondFactor')).map(([, detail]) => detail)).toEqual(
    reasons.map((reason, at) => ({ kind: 'passkey', attempt: at + 1, reason })),
  );
});

test('ID-02 a proof works once, and only in the session that requested its challenge', async () => {
  const { id, username, authenticator } = await rig.passkeyOwner();
  const [one, other] = [await rig.half({ username }), await rig.half({ username })];
  const proof = authenticator.get({ challenge: await challengeFor(one) });
  expect((await rig.passkeys.prove(other, proof)).code).toBe('164');
  const codes = await Promise.all([one, one].map(async (headers) => (await rig.passkeys.prove(headers, proof)).code));
  expect(codes.filter((code) => code === '00')).toHaveLength(1);
  expect((await rig.passkeys.prove(await rig.half({ username }), proof)).code).toBe('164');
  const outcomes = (await rig.trailOf(id, 'secondFactor')).map(([outcome]) => outcome);
  expect(outcomes.filter((outcome) => outcome === 'success')).toHaveLength(1);
});

test('ID-02 a challenge expires after five minutes, and is not stored as it is', async () => {
  const { id, username, authenticator } = await rig.passkeyOwner();
  const half = await rig.half({ username });
  const challenge = await challengeFor(half);
  expect(JSON.stringify(await rig.server.database.select().from(passkeyChallenge))).not.toContain(challenge);
  rig.wait(PASSKEY_CHALLENGE_MS - 1);
  const early = authenticator.get({ challenge });
  expect((await rig.passkeys.prove(half, early)).code).toBe('00');
  const next = await rig.half({ username });
  const late = authenticator.get({ challenge: await challengeFor(next) });
  rig.wait(PASSKEY_CHALLENGE_MS);
  expect((await rig.passkeys.prove(next, late)).code).toBe('164');
  expect((await rig.trailOf(id, 'secondFactor')).map(([outcome]) => outcome)).toEqual(['success', 'wrongFactor']);
});

test('ID-02 a passkey that does not count signs in again and again', async () => {
  const { headers, username } = await rig.person();
  const authenticator = createSoftAuthenticator(ORIGIN);
  const { challenge } = (await rig.passkeys.add(headers)).data;
  expect((await rig.passkeys.confirm(headers, authenticator.create({ challenge, count: 0 }))).code).toBe('00');
  for (let time = 0; time < 2; time += 1) {
    expect((await rig.prove(await rig.half({ username }), authenticator, { count: 0 })).code).toBe('00');
  }
});

test('ID-02 wrong passkeys and wrong codes count in the same limit', async () => {
  const owner = await rig.owner();
  const authenticator = await rig.passkeys.enroll(owner.headers);
  const half = await rig.half(owner);
  for (let wrong = 0; wrong < 2; wrong += 1) expect((await rig.totp(half, '000000')).code).toBe('132');
  const faults = { origin: 'https://evil.example' };
  for (let wrong = 0; wrong < 3; wrong += 1) expect((await rig.prove(half, authenticator, faults)).code).toBe('165');
  expect((await rig.prove(half, authenticator)).code).toBe('13');
  expect((await rig.totp(half, rig.codeOf(owner))).code).toBe('13');
});

test('ID-02 without a pending factor or a passkey nothing is requested', async () => {
  const owner = await rig.owner();
  expect((await rig.passkeys.request(owner.headers)).code).toBe('166');
  expect((await rig.passkeys.request(await rig.half(owner))).code).toBe('166');
  expect((await rig.passkeys.request({})).code).toBe('02');
});
