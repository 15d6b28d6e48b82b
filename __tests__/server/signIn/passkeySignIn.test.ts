import { eq } from 'drizzle-orm';
import { PASSKEY_CHALLENGE_MS } from '@/contract/ourLimits';
import { passkeySignIn, secondFactor } from '../../../server/database/tables/factorTables';
import { appUser, systemSetting } from '../../../server/database/tables/organizationTables';
import { loginLog } from '../../../server/database/tables/signInTables';
import { DEFAULT_SIGN_IN } from '../../../server/modules/signIn/signInStore';
import { type PasskeyRig, startPasskeyRig, WRONG_ANSWERS } from '../../support/login/passkeyRig';
import { passkeySignIns } from '../../support/login/passkeySignIn';
import { makeInstitution } from '../../support/server/people';
import { attempt, call, getHeaders, makeSignInUser } from '../../support/server/signingIn';

let rig: PasskeyRig;
let ways: ReturnType<typeof passkeySignIns>;

beforeAll(async () => {
  rig = await startPasskeyRig();
  ways = passkeySignIns(rig);
});
afterAll(() => rig.server.close());
beforeEach(async () => {
  await rig.forgetRates();
  await ways.configure({ passkey: true });
});

const WRONG_PASSWORD = { code: '11', message: expect.any(String) as string };

describe('sign-in with a passkey', () => {
  test('ID-02 a passkey with user verification opens a full session and counts as both factors', async () => {
    const user = await ways.owner();
    const { data: options } = await ways.start();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] });
    const reply = await ways.signIn(user);
    expect(reply).toMatchObject({ code: '00', data: { loginResult: true, userInfo: { username: user.username } } });
    expect(reply.data).not.toHaveProperty('secondFactor');
    const headers = getHeaders(reply);
    expect((await call(rig.server, { method: 'GET', url: '/prod/login/currentUser', headers })).code).toBe('00');
    // The user counts as just confirmed, as after a password.
    expect((await rig.passkeys.add(headers)).code).toBe('00');
    expect((await rig.trailOf(user.id, 'signIn')).at(-1)).toEqual([
      'success',
      expect.objectContaining({ proof: 'passkey' }),
    ]);
    const [factor] = await rig.server.database.select().from(secondFactor).where(eq(secondFactor.userId, user.id));
    expect(factor).toMatchObject({ signCount: 2, lastUsedAt: rig.now() });
  });

  test.each([
    ...WRONG_ANSWERS.map(({ what, faults, reason }) => ({ what, faults, reason })),
    { what: 'no user verification', faults: { isVerified: false }, reason: 'userNotVerified' },
    { what: 'a counter that stays', faults: { count: 1 }, reason: 'passkeyCounter' },
    { what: 'a counter that goes back', faults: { count: 0 }, reason: 'passkeyCounter' },
  ])('ID-02 $what is refused like a wrong password; the trail has the reason', async ({ faults, reason }) => {
    const user = await ways.owner();
    const wrong = await attempt(rig.server, { username: user.username, password: 'Wrong-password-1' });
    const reply = await ways.signIn(user, faults);
    expect([reply.code, reply.message]).toEqual([wrong.code, wrong.message]);
    expect(reply.cookies).not.toHaveProperty('saldo_sid');
    expect(await ways.refusalOf(user.id)).toEqual(['wrongPasskey', reason]);
  });

  test('ID-02 a passkey signs in only the user who added it', async () => {
    const [user, colleague] = [await ways.owner(), await ways.owner()];
    const abroad = await ways.owner(await makeInstitution(rig.server.database));
    await ways.configure({ passkey: true }, abroad.institutionId);
    // Under the handle of another user, of the institution or of another.
    expect(await ways.signIn({ ...colleague, handle: user.handle })).toMatchObject(WRONG_PASSWORD);
    expect(await ways.refusalOf(user.id)).toEqual(['wrongPasskey', 'passkeyUnknown']);
    const rows = await rig.trailOf(user.id, 'signIn');
    expect(await ways.signIn({ ...user, handle: `${abroad.institutionId}:${user.id}` })).toMatchObject(WRONG_PASSWORD);
    expect(await rig.trailOf(user.id, 'signIn')).toEqual(rows);
    for (const handle of ['0:0', 'x', `${rig.institutionId}:99999999999999999999`, `${rig.institutionId}:987654321`]) {
      expect(await ways.signIn({ ...user, handle })).toMatchObject(WRONG_PASSWORD);
    }
    // Under the id of the victim's passkey, the signature is wrong.
    const { data, browser } = await ways.start();
    const forged = colleague.authenticator.get({ challenge: data.challenge, isVerified: true, count: 5 });
    const body = { ...forged, id: user.authenticator.id };
    const sent = { ...user, browser, body, faults: { challenge: data.challenge } };
    expect(await ways.finish(sent)).toMatchObject(WRONG_PASSWORD);
    expect(await ways.refusalOf(user.id)).toEqual(['wrongPasskey', 'passkeyWrong']);
  });

  test('ID-02 an answer works once, in its browser and within five minutes', async () => {
    const user = await ways.owner();
    const { data, browser } = await ways.start();
    expect(JSON.stringify(await rig.server.database.select().from(passkeySignIn))).not.toContain(data.challenge);
    const faults = { challenge: data.challenge };
    for (const other of ['', (await ways.start()).browser]) {
      expect(await ways.finish({ ...user, browser: other, faults })).toMatchObject(WRONG_PASSWORD);
      expect(await ways.refusalOf(user.id)).toEqual(['wrongPasskey', 'passkeyExpired']);
    }
    const replies = await Promise.all([0, 1].map(() => ways.finish({ ...user, browser, faults })));
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['00', '11']);
    expect(await ways.finish({ ...user, browser, faults })).toMatchObject(WRONG_PASSWORD);
    const late = await ways.start();
    rig.wait(PASSKEY_CHALLENGE_MS);
    const lateFaults = { challenge: late.data.challenge };
    expect(await ways.finish({ ...user, browser: late.browser, faults: lateFaults })).toMatchObject(WRONG_PASSWORD);
    // Two tabs of a browser do not exclude each other.
    const first = await ways.start();
    const second = await ways.start(first.browser);
    const tabs = [first, second].map((tab) => ({
      ...user,
      browser: second.browser,
      faults: { challenge: tab.data.challenge },
    }));
    for (const tab of tabs) expect((await ways.finish(tab)).code).toBe('00');
  });

  test('ID-02 a challenge of the second factor does not sign in', async () => {
    const user = await ways.owner();
    const half = await rig.half(user);
    const { challenge } = (await rig.passkeys.request(half)).data;
    const { browser } = await ways.start();
    expect(await ways.finish({ ...user, browser, faults: { challenge } })).toMatchObject(WRONG_PASSWORD);
    const { data } = await ways.start();
    const proof = user.authenticator.get({ challenge: data.challenge });
    expect((await rig.passkeys.prove(half, proof)).code).toBe('164');
  });

  test('ID-02 a disabled user and an institution without the setting are refused like a wrong password', async () => {
    const user = await ways.owner();
    const { database } = rig.server;
    await database.update(appUser).set({ enabled: false }).where(eq(appUser.id, user.id));
    expect(await ways.signIn(user)).toMatchObject(WRONG_PASSWORD);
    expect(await ways.refusalOf(user.id)).toEqual(['wrongPasskey', 'userDisabled']);
    await database.update(appUser).set({ enabled: true }).where(eq(appUser.id, user.id));
    const other = await makeInstitution(database);
    await ways.configure({ passkey: true }, other);
    await ways.configure({});
    expect(await ways.signIn(user)).toMatchObject(WRONG_PASSWORD);
    expect(await ways.refusalOf(user.id)).toEqual(['methodRefused', undefined]);
    await ways.configure({ passkey: true, username: false });
    expect((await ways.signIn(user)).code).not.toBe('00');
    await ways.configure({ passkey: true });
    expect((await ways.signIn(user)).code).toBe('00');
    await database.delete(systemSetting).where(eq(systemSetting.institutionId, other));
  });

  test('ID-02 without an institution that allows it nothing is offered and no challenge is created', async () => {
    const offered = async () =>
      (await call<object>(rig.server, { method: 'POST', url: '/prod/login/generateValidateCode', payload: {} })).data;
    expect(await offered()).toMatchObject({ passkey: true });
    const { database } = rig.server;
    await database.delete(systemSetting).where(eq(systemSetting.key, 'signIn'));
    await database.delete(passkeySignIn);
    expect(await offered()).not.toHaveProperty('passkey');
    expect((await ways.start()).code).toBe('11');
    expect(await database.select().from(passkeySignIn)).toEqual([]);
  });

  test('ID-02 whitelist, position and face check apply as after a password', async () => {
    const user = await ways.owner();
    await ways.configure({ passkey: true, gps: true, faceCheck: { ...DEFAULT_SIGN_IN.faceCheck, member: 'camera' } });
    expect((await ways.signIn(user)).code).not.toBe('00');
    expect(await rig.outcomeOf(user.id)).toBe('positionMissing');
    const half = await ways.signIn({ ...user, body: { gps: { latitude: 19.4, longitude: -99.1 } } });
    expect(half).toMatchObject({ code: '00', data: { loginResult: false, needH5LivenessAuth: false } });
    expect(half.data).not.toHaveProperty('secondFactor');
    const headers = getHeaders(half);
    expect((await call(rig.server, { method: 'GET', url: '/prod/login/currentUser', headers })).code).not.toBe('00');
    const institutionId = rig.institutionId;
    await rig.server.database.insert(systemSetting).values({ institutionId, key: 'ipWhitelist', value: '203.0.113.7' });
    expect((await ways.signIn(user)).code).not.toBe('00');
    expect(await rig.outcomeOf(user.id)).toBe('addressRefused');
    await rig.server.database.delete(systemSetting).where(eq(systemSetting.key, 'ipWhitelist'));
  });

  test('ID-02 five wrong answers with the passkey of a user lock; guessed ids and handles do not', async () => {
    const user = await ways.owner();
    const stranger = await ways.owner();
    for (let time = 0; time < 6; time += 1) await ways.signIn({ ...stranger, handle: user.handle });
    expect((await ways.signIn(user)).code).toBe('00');
    for (let time = 0; time < 5; time += 1) {
      expect((await ways.signIn(user, { origin: 'https://evil.example' })).code).toBe('11');
    }
    expect((await ways.signIn(user)).code).toBe('13');
    const logged = await rig.server.database.select().from(loginLog).where(eq(loginLog.userId, user.id));
    expect(logged.at(-1)).toMatchObject({ outcome: 'locked' });
  });

  test('ID-02 a user without a passkey is refused', async () => {
    const { id } = await makeSignInUser(rig.server.database, {
      username: rig.createName(),
      institutionId: rig.institutionId,
    });
    const { authenticator } = await ways.owner();
    expect(await ways.signIn({ authenticator, handle: `${rig.institutionId}:${id}` })).toMatchObject(WRONG_PASSWORD);
  });
});
