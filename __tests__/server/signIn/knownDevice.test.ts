import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../server/app';
import { connect } from '../../../server/database/connect';
import { appUser, systemSetting } from '../../../server/database/tables/organizationTables';
import { attemptCount, loginLog, rateUse } from '../../../server/database/tables/signInTables';
import { LOGIN_FAILURES_ALLOWED } from '../../../server/modules/signIn/loginAttemptStore';
import { TRUSTED_ADDRESS_MS } from '../../../server/modules/signIn/signInGuard';
import { DEVICE_LIFETIME_MS } from '../../../server/security/findKnownDevice';
import { hashPassword } from '../../../server/security/passwords';
import { readSettings } from '../../../server/settings/settings';
import { startApp, type TestServer } from '../../support/server/server';
import {
  attempt,
  type Attempt,
  call,
  encrypted,
  getHeaders,
  makeSignInUser,
  passwordKey,
  type Reply,
} from '../../support/server/signingIn';

let one: TestServer;
let other: { app: FastifyInstance } & TestServer;
let clock: Date;
const now = (): Date => clock;
const MINUTE = 60_000;
const pass = (ms: number): void => {
  clock = new Date(clock.getTime() + ms);
};

beforeAll(async () => {
  clock = new Date();
  one = await startApp({ now });
  const settings = readSettings({ PORT: '0', DATABASE_URL: one.url, CAPTCHA_TEXT: '0000', LOG_LEVEL: 'silent' });
  // Separate connections, as every server has.
  const database = connect({ url: one.url, onError: () => {} });
  other = { ...one, database, app: await createApp({ settings, database, now }) };
  await makeSignInUser(one.database, { username: 'agent' });
  await makeSignInUser(one.database, { username: 'mate' });
});
afterAll(async () => {
  await other.app.close();
  await other.database.$client.end();
  await one.close();
});
beforeEach(async () => {
  await one.database.delete(attemptCount);
  await one.database.delete(rateUse);
});

const WRONG = { password: 'wrong-one' };
const onDevice = (marks: string | undefined, given: Attempt = {}): Attempt => ({
  ...given,
  headers: { cookie: `saldo_device=${marks ?? ''}`, ...given.headers },
});
const getMarks = ({ cookies }: Reply): string | undefined => cookies['saldo_device'];

/** Guesses at a name from an unknown browser until it is locked. */
const lock = async (username = 'agent'): Promise<void> => {
  for (let number = 0; number < LOGIN_FAILURES_ALLOWED; number += 1) {
    expect((await attempt(number % 2 === 0 ? one : other, { ...WRONG, username })).code).toBe('11');
  }
  expect((await attempt(one, { username })).code).toBe('13');
};

test('LG-12 who guesses at a name does not lock out its owner, on either server, before or after signing out', async () => {
  const first = await attempt(one);
  expect(await call(one, { method: 'GET', url: '/prod/login/out', headers: getHeaders(first) })).toMatchObject({
    code: '00',
    cookies: expect.not.objectContaining({ saldo_device: expect.anything() }) as unknown,
  });
  await lock();
  expect((await attempt(other, onDevice(getMarks(first)))).code).toBe('00');
  // The owner's coming and going gives those who guess no new tries.
  expect((await attempt(one, WRONG)).code).toBe('13');
});

test('LG-12 who guesses from elsewhere does not lock out a new browser at an address that the owner signs in from', async () => {
  const [office, elsewhere, hotel] = ['10.1.0.1', '10.2.0.2', '10.3.0.3'];
  await makeSignInUser(one.database, { username: 'clerk' });
  const from = (remoteAddress: string, given: Attempt = {}) =>
    attempt(one, { username: 'clerk', ...given, remoteAddress });
  expect((await from(office)).code).toBe('00');
  for (let number = 0; number < LOGIN_FAILURES_ALLOWED; number += 1) {
    expect((await from(elsewhere, WRONG)).code).toBe('11');
  }
  expect((await from(hotel)).code).toBe('13');
  expect((await from(office)).code).toBe('00');
  // An attacker at that address has the usual number of tries and does not affect the others.
  for (let number = 0; number < LOGIN_FAILURES_ALLOWED; number += 1) {
    expect((await from(office, WRONG)).code).toBe('11');
  }
  expect((await from(office)).code).toBe('13');
  expect((await from(elsewhere)).code).toBe('13');
  pass(TRUSTED_ADDRESS_MS);
  for (let number = 0; number < LOGIN_FAILURES_ALLOWED; number += 1) {
    expect((await from(elsewhere, WRONG)).code).toBe('11');
  }
  expect((await from(office)).code).toBe('13');
});

test('LG-12 the mark of a device is out of reach for scripts, of other sites, and long-lived', async () => {
  const reply = await attempt(one);
  const header = [reply.headers['set-cookie']].flat().find((each) => String(each).startsWith('saldo_device='));
  expect(header).toMatch(/; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/u);
  expect(JSON.stringify(reply.data)).not.toContain(getMarks(reply));
});

/** A mark that looks like one. */
const madeMark = (number: number): string =>
  [(clock.getTime() + DEVICE_LIFETIME_MS).toString(36), String(number).padStart(22, 'x'), 'a'.repeat(43)].join('.');

test('LG-12 of 150 guesses, fifty at a time, over both servers, many addresses and devices, as many as allowed are looked at', async () => {
  await one.database.insert(systemSetting).values({ key: 'loginMethod', value: 'password' });
  const password = encrypted(await passwordKey(one), 'wrong-one');
  const guess = (number: number) =>
    call(number % 2 === 0 ? one : other, {
      method: 'POST',
      url: '/prod/login/in',
      remoteAddress: `10.0.${number % 40}.${number % 250}`,
      headers: { cookie: `saldo_device=${madeMark(number)}` },
      payload: {
        username: 'agent',
        password,
        veins: `device-${number}`,
        idCard: null,
        gps: null,
        codeKey: null,
        captcha: null,
      },
    });
  const codes: string[] = [];
  for (let wave = 0; wave < 3; wave += 1) {
    const replies = await Promise.all(Array.from({ length: 50 }, (_, number) => guess(wave * 50 + number)));
    codes.push(...replies.map(({ code }) => code));
  }
  await one.database.delete(systemSetting);
  expect(codes.filter((code) => code === '11')).toHaveLength(LOGIN_FAILURES_ALLOWED);
  expect(new Set(codes)).toEqual(new Set(['11', '13']));
}, 120_000);

test('LG-12 a known device has as many tries as any, then it waits; the owner’s other devices do not', async () => {
  const [marks, elsewhere] = [getMarks(await attempt(one)), getMarks(await attempt(one))];
  const codes = await Promise.all(
    Array.from(
      { length: 20 },
      async (_, number) => (await attempt(number % 2 === 0 ? one : other, onDevice(marks, WRONG))).code,
    ),
  );
  expect(codes.filter((code) => code === '11')).toHaveLength(LOGIN_FAILURES_ALLOWED);
  expect((await attempt(one, onDevice(marks))).code).toBe('13');
  expect((await attempt(one, onDevice(elsewhere))).code).toBe('00');
  pass(15 * MINUTE + 1);
  expect((await attempt(one, onDevice(marks))).code).toBe('00');
});

test('LG-12 people who share a browser are all known by it, and by nobody else’s mark', async () => {
  const mine = getMarks(await attempt(one));
  const both = getMarks(await attempt(one, onDevice(mine, { username: 'mate' })));
  await lock();
  await lock('mate');
  expect((await attempt(one, onDevice(mine, { username: 'mate' }))).code).toBe('13');
  expect((await attempt(one, onDevice(both, { username: 'mate' }))).code).toBe('00');
  expect((await attempt(one, onDevice(both))).code).toBe('00');
});

test('LG-12 a changed, a run-out and a former password’s mark make a stranger', async () => {
  const marks = getMarks(await attempt(one)) ?? '';
  await lock();
  for (const wrong of [
    marks.replace(/.$/u, (last) => (last === 'A' ? 'B' : 'A')),
    `zzzzzzzzz${marks.slice(8)}`,
    '~~..',
  ]) {
    expect((await attempt(one, onDevice(wrong))).code).toBe('13');
  }
  expect((await attempt(one, onDevice(marks))).code).toBe('00');
  const [{ passwordHash } = { passwordHash: '' }] = await one.database
    .select({ passwordHash: appUser.passwordHash })
    .from(appUser)
    .where(eq(appUser.username, 'agent'));
  const changeTo = (hash: string) =>
    one.database.update(appUser).set({ passwordHash: hash }).where(eq(appUser.username, 'agent'));
  await changeTo(await hashPassword('a new password'));
  expect((await attempt(one, onDevice(marks, { password: 'a new password' }))).code).toBe('13');
  await changeTo(passwordHash);
  pass(DEVICE_LIFETIME_MS + 1);
  await lock();
  expect((await attempt(one, onDevice(marks))).code).toBe('13');
});

test('LG-12 a name that belongs to nobody answers alike, with a mark of somebody else too', async () => {
  const marks = getMarks(await attempt(one));
  const answers = async (username: string) => {
    const codes: string[] = [];
    for (let number = 0; number <= LOGIN_FAILURES_ALLOWED; number += 1) {
      codes.push((await attempt(one, onDevice(marks, { ...WRONG, username }))).code);
    }
    return codes;
  };
  expect(await answers('nobody')).toEqual(await answers('mate'));
  const outcomes = await one.database.select({ outcome: loginLog.outcome }).from(loginLog).orderBy(loginLog.id);
  expect(outcomes.slice(-2).map(({ outcome }) => outcome)).toEqual(['wrongCredentials', 'locked']);
});
