import type { FastifyInstance } from 'fastify';
import { LOGIN_FAILURES_ALLOWED } from '../../../server/modules/signIn/loginAttemptStore';
import { createApp } from '../../../server/app';
import { readSettings } from '../../../server/settings/settings';
import { startApp, type TestServer } from '../../support/server/server';
import {
  attempt,
  call,
  captchaKey,
  encrypted,
  getHeaders,
  makeSignInUser,
  PASSWORD,
  passwordKey,
} from '../../support/server/signingIn';

let one: TestServer;
let other: { app: FastifyInstance } & TestServer;

beforeAll(async () => {
  one = await startApp();
  const settings = readSettings({ PORT: '0', DATABASE_URL: one.url, CAPTCHA_TEXT: '0000', LOG_LEVEL: 'silent' });
  other = { ...one, app: await createApp({ settings, database: one.database }) };
  await makeSignInUser(one.database, { username: 'agent' });
});
afterAll(async () => {
  await other.app.close();
  await one.close();
});

test('GE-06 key and captcha of one server are good on another, and so is the session', async () => {
  const body = { password: encrypted(await passwordKey(one), PASSWORD), codeKey: await captchaKey(one) };
  const login = await attempt(other, { body });
  expect(login.code).toBe('00');
  expect((await call(one, { method: 'GET', url: '/prod/login/currentUser', headers: getHeaders(login) })).code).toBe(
    '00',
  );
  await call(other, { method: 'GET', url: '/prod/login/out', headers: getHeaders(login) });
  expect((await call(one, { method: 'GET', url: '/prod/login/currentUser', headers: getHeaders(login) })).code).toBe(
    '02',
  );
});

test('GE-06 simultaneous servers agree on one password key', async () => {
  await one.database.$client.query('delete from password_key');
  const keys = await Promise.all([one, other, one, other].map(passwordKey));
  expect(new Set(keys).size).toBe(1);
});

test('GE-06 wrong tries on all servers lock the account on all of them', async () => {
  for (let number = 0; number < LOGIN_FAILURES_ALLOWED; number += 1) {
    expect((await attempt(number % 2 === 0 ? one : other, { password: 'wrong-one' })).code).toBe('11');
  }
  expect((await attempt(one)).code).toBe('13');
  expect((await attempt(other)).code).toBe('13');
});
