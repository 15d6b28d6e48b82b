import { desc, eq } from 'drizzle-orm';
import { CAPTCHAS_PER_ADDRESS, LOGINS_PER_ADDRESS } from '../../../server/security/rateLimits';
import { LOGIN_FAILURES_ALLOWED } from '../../../server/modules/signIn/loginAttemptStore';
import { appUser, systemSetting } from '../../../server/database/tables/organizationTables';
import { attemptCount, loginLog, rateUse } from '../../../server/database/tables/signInTables';
import { startApp, type TestServer } from '../../support/server/server';
import { attempt, call, captchaKey, getHeaders, makeSignInUser } from '../../support/server/signingIn';

let server: TestServer;
let clock: Date;
const MINUTE = 60_000;
const pass = (ms: number): void => {
  clock = new Date(clock.getTime() + ms);
};

beforeAll(async () => {
  clock = new Date();
  server = await startApp({ now: () => clock });
  await makeSignInUser(server.database, { username: 'agent' });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.delete(attemptCount);
  await server.database.delete(rateUse);
  await server.database.delete(systemSetting);
});

const set = (key: string, value: string, institutionId: number | null = null) =>
  server.database.insert(systemSetting).values({ key, value, institutionId });
const lastLog = async () => (await server.database.select().from(loginLog).orderBy(desc(loginLog.id)).limit(1))[0];

test('LG-12 five wrong tries lock the account, and the message tells the time left in the caller’s language', async () => {
  for (let number = 0; number < LOGIN_FAILURES_ALLOWED; number += 1) {
    expect((await attempt(server, { password: 'wrong-one' })).code).toBe('11');
  }
  const locked = await attempt(server);
  expect(locked).toMatchObject({ code: '13', message: 'Too many attempts. Try again in 15 min' });
  pass(5 * MINUTE);
  expect((await attempt(server, { headers: { 'accept-language': 'es' } })).message).toBe(
    'Demasiados intentos. Inténtelo de nuevo en 10 min',
  );
  pass(10 * MINUTE + 1);
  expect((await attempt(server)).code).toBe('00');
});

test('LG-12 a name that belongs to nobody is locked alike', async () => {
  for (let number = 0; number < LOGIN_FAILURES_ALLOWED; number += 1) {
    expect((await attempt(server, { username: 'nobody' })).code).toBe('11');
  }
  expect((await attempt(server, { username: 'NoBody' })).code).toBe('13');
});

test('LG-12 of twenty tries at once five passwords are looked at', async () => {
  const codes = await Promise.all(
    Array.from({ length: 20 }, async () => (await attempt(server, { password: 'wrong-one' })).code),
  );
  expect(codes.filter((code) => code === '11')).toHaveLength(LOGIN_FAILURES_ALLOWED);
  expect(codes.filter((code) => code === '13')).toHaveLength(20 - LOGIN_FAILURES_ALLOWED);
});

test('LG-12 a good sign-in forgets the wrong tries before it', async () => {
  for (let round = 0; round < 2; round += 1) {
    for (let number = 1; number < LOGIN_FAILURES_ALLOWED; number += 1) await attempt(server, { password: 'wrong-one' });
    expect((await attempt(server)).code).toBe('00');
  }
});

test('LG-12 many good sign-ins of one account at once leave no lock behind', async () => {
  const codes = await Promise.all(Array.from({ length: 12 }, async () => (await attempt(server)).code));
  expect(codes.filter((code) => code === '00').length).toBeGreaterThanOrEqual(LOGIN_FAILURES_ALLOWED);
  expect((await attempt(server)).code).toBe('00');
});

test('LG-12 a good sign-in among wrong ones gives an attacker no more tries than allowed', async () => {
  const tries = Array.from({ length: 20 }, (_, number) =>
    attempt(server, number === 3 ? {} : { password: 'wrong-one' }),
  );
  const codes = (await Promise.all(tries)).map(({ code }) => code);
  while ((await attempt(server, { password: 'wrong-one' })).code === '11') codes.push('11');
  expect(codes.filter((code) => code === '11').length).toBeLessThanOrEqual(2 * LOGIN_FAILURES_ALLOWED - 1);
});

test('LG-12 a wrong captcha does not count against the account', async () => {
  for (let number = 0; number <= LOGIN_FAILURES_ALLOWED; number += 1) {
    expect((await attempt(server, { body: { captcha: '9999' } })).code).toBe('12');
  }
  expect((await attempt(server)).code).toBe('00');
});

test('LG-12 the login method decides: password only, with captcha, with liveness', async () => {
  await set('loginMethod', 'password');
  expect(await captchaKey(server)).toBeNull();
  expect((await attempt(server)).code).toBe('00');
  await server.database.delete(systemSetting);
  await set('loginMethod', 'liveness');
  expect((await attempt(server)).data).toMatchObject({ loginResult: false, needH5LivenessAuth: false });
});

test('LG-12 an institution may require liveness on its own', async () => {
  const { institutionId } = await makeSignInUser(server.database, { username: 'strict' });
  await set('loginMethod', 'liveness', institutionId);
  expect((await attempt(server, { username: 'strict' })).data.loginResult).toBe(false);
  expect((await attempt(server)).data.loginResult).toBe(true);
});

test('LG-12 the IP whitelist is enforced, for the system before anything else and for an institution after the password', async () => {
  await set('ipWhitelist', '10.0.0.0/8, 192.168.1.1');
  expect((await attempt(server)).code).toBe('15');
  await server.database.delete(systemSetting);
  const { institutionId } = await makeSignInUser(server.database, { username: 'office' });
  await set('ipWhitelist', '10.0.0.0/8', institutionId);
  expect((await attempt(server, { username: 'office', password: 'wrong-one' })).code).toBe('11');
  expect((await attempt(server, { username: 'office' })).code).toBe('15');
  expect((await lastLog())?.outcome).toBe('addressRefused');
  expect((await attempt(server)).code).toBe('00');
  await server.database.update(systemSetting).set({ value: '127.0.0.0/8,10.0.0.0/8' });
  expect((await attempt(server, { username: 'office' })).code).toBe('00');
});

test('LG-12 an address with too many requests learns when to return, whatever it claims to be', async () => {
  await server.database
    .insert(rateUse)
    .values({ key: 'login:127.0.0.1', points: LOGINS_PER_ADDRESS, expire: Date.now() + 90_000 });
  const reply = await attempt(server, { headers: { 'x-forwarded-for': '8.8.8.8' } });
  expect(reply.code).toBe('14');
  expect(reply.message).toMatch(/^Too many requests\. Try again in (90|89) s$/);
});

test('LG-12 of many simultaneous captchas the permitted number is created, and the window is not extended', async () => {
  const expire = Date.now() + 60_000;
  await server.database.insert(rateUse).values({ key: 'captcha:127.0.0.1', points: CAPTCHAS_PER_ADDRESS - 3, expire });
  const ask = () => call(server, { method: 'POST', url: '/prod/login/generateValidateCode', payload: {} });
  const codes = (await Promise.all(Array.from({ length: 10 }, ask))).map(({ code }) => code);
  expect(codes.filter((code) => code === '00')).toHaveLength(3);
  expect(codes.filter((code) => code === '14')).toHaveLength(7);
  expect(await server.database.select({ expire: rateUse.expire }).from(rateUse)).toEqual([{ expire }]);
  await server.database.update(rateUse).set({ expire: Date.now() - 1 });
  expect((await ask()).code).toBe('00');
});

test('LG-12 every try is written down, without name, password or captcha of a stranger', async () => {
  await attempt(server, { username: 'hunter2-typed-into-the-wrong-field' });
  const entry = await lastLog();
  expect(entry).toMatchObject({ outcome: 'wrongCredentials', userId: null, ip: '127.0.0.1' });
  expect(JSON.stringify(entry)).not.toContain('hunter2');
});

test('SE-02 a disabled user’s sessions are dead at once', async () => {
  const { id } = await makeSignInUser(server.database, { username: 'leaving' });
  const headers = getHeaders(await attempt(server, { username: 'leaving' }));
  expect((await call(server, { method: 'GET', url: '/prod/login/currentUser', headers })).code).toBe('00');
  await server.database.update(appUser).set({ enabled: false }).where(eq(appUser.id, id));
  expect((await call(server, { method: 'GET', url: '/prod/login/currentUser', headers })).code).toBe('-1');
});
