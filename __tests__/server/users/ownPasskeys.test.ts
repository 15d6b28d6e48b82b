import { PASSKEY_CHALLENGE_MS } from '@/contract/ourLimits';
import type { OwnFactors } from '@/contract/entities/users/secondFactor';
import { type PasskeyRig, startPasskeyRig, WRONG_ANSWERS } from '../../support/login/passkeyRig';
import { ORIGIN } from '../../support/server/passkeys';
import { makeInstitution } from '../../support/server/people';
import { call } from '../../support/server/signingIn';
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

const list = async (headers: Headers) =>
  (await call<OwnFactors>(rig.server, { method: 'GET', url: '/prod/login/ownFactors', headers })).data;
const change = async (headers: Headers, path: string, payload: object) =>
  (await call(rig.server, { method: 'POST', url: `/prod/login/ownFactors/${path}`, headers, payload })).code;
const challengeFor = async (headers: Headers) => (await rig.passkeys.add(headers)).data.challenge;

test('ID-02 a passkey is added with recovery codes, then renamed and removed like an app', async () => {
  const { id, username, headers } = await rig.person();
  const authenticator = createSoftAuthenticator(ORIGIN);
  const { data } = await rig.passkeys.add(headers);
  expect(data).toMatchObject({
    rp: { id: 'localhost', name: 'Saldo' },
    user: { name: username },
    excludeCredentials: [],
    // The passkey is stored with its user, so that it can also sign in alone.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  const added = await rig.passkeys.confirm(headers, authenticator.create(data), 'Laptop');
  expect(added.data.recoveryCodes).toHaveLength(10);
  const [factor] = (await list(headers)).factors;
  expect(factor).toMatchObject({ kind: 'passkey', name: 'Laptop', lastUsedAt: null });
  expect((await rig.passkeys.add(headers)).data.excludeCredentials).toEqual([
    { id: authenticator.id, type: 'public-key', transports: ['internal'] },
  ]);
  expect(await change(headers, 'rename', { id: factor?.id, name: 'Old laptop' })).toBe('00');
  expect(await change(headers, 'remove', { id: factor?.id })).toBe('00');
  expect(await list(headers)).toMatchObject({ factors: [], recoveryCodesLeft: 0 });
  const outcomes = (await rig.trailOf(id, 'factorChanged')).map(([outcome]) => outcome);
  expect(outcomes).toEqual(['factorAdded', 'factorRenamed', 'factorRemoved']);
});

test.each(WRONG_ANSWERS)('ID-02 a new passkey for $what is refused and recorded', async ({ faults, code, reason }) => {
  const { id, headers } = await rig.person();
  const created = createSoftAuthenticator(ORIGIN).create({ challenge: await challengeFor(headers), ...faults });
  expect((await rig.passkeys.confirm(headers, created)).code).toBe(code);
  expect(await rig.trailOf(id, 'factorRefused')).toEqual([['wrongFactor', { kind: 'passkey', reason }]]);
  expect((await list(headers)).factors).toEqual([]);
});

test('ID-02 a challenge adds one passkey, within five minutes', async () => {
  const { headers } = await rig.person();
  const challenge = await challengeFor(headers);
  const created = createSoftAuthenticator(ORIGIN).create({ challenge });
  expect((await rig.passkeys.confirm(headers, { ...created, attestationObject: 'AAAA' })).code).toBe('167');
  expect((await rig.passkeys.confirm(headers, created)).code).toBe('164');
  const late = createSoftAuthenticator(ORIGIN).create({ challenge: await challengeFor(headers) });
  rig.wait(PASSKEY_CHALLENGE_MS);
  // The password has to be confirmed again by then, too.
  expect((await rig.passkeys.confirm(headers, late)).code).toBe('72');
  expect((await rig.passkeys.add(headers)).code).toBe('72');
});

test('ID-02 a challenge for signing in adds no passkey', async () => {
  const { username } = await rig.passkeyOwner();
  const { headers } = await rig.person();
  const { challenge } = (await rig.passkeys.request(await rig.half({ username }))).data;
  const created = createSoftAuthenticator(ORIGIN).create({ challenge });
  expect((await rig.passkeys.confirm(headers, created)).code).toBe('164');
});

test('ID-02 a passkey belongs to one account of an institution', async () => {
  const { authenticator } = await rig.passkeyOwner();
  const other = await rig.person();
  const abroad = await rig.person(await makeInstitution(rig.server.database));
  const take = async ({ headers }: { readonly headers: Headers }) => {
    const created = authenticator.create({ challenge: await challengeFor(headers) });
    return (await rig.passkeys.confirm(headers, created)).code;
  };
  expect(await take(other)).toBe('169');
  expect(await rig.trailOf(other.id, 'factorRefused')).toHaveLength(1);
  expect(await take(abroad)).toBe('00');
});

test('ID-02 five refused passkeys lock the setup, and there are at most ten factors', async () => {
  const [{ headers }, collector] = [await rig.person(), await rig.person()];
  const created = createSoftAuthenticator(ORIGIN).create({ challenge: 'x' });
  for (let wrong = 0; wrong < 5; wrong += 1) expect((await rig.passkeys.confirm(headers, created)).code).toBe('164');
  expect((await rig.passkeys.confirm(headers, created)).code).toBe('13');
  for (let number = 0; number < 10; number += 1) await rig.passkeys.enroll(collector.headers, `${number}`);
  expect((await rig.passkeys.add(collector.headers)).code).toBe('36');
});
