import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import {
  attempt,
  call,
  encrypted,
  getHeaders,
  makeSignInUser,
  PASSWORD,
  passwordKey,
} from '../../support/server/signingIn';
import { userDesk, userForm } from '../../support/users/userDesk';

let server: TestServer;
let admin: SignedIn;
let institutionId: number;

beforeAll(async () => {
  server = await startApp();
  institutionId = await makeInstitution(server.database);
  admin = await signInAs(server.database, await makeUser(server.database, { institutionId, role: 'admin' }));
});
afterAll(() => server.close());

type Headers = Record<string, string>;

const setOwn = async (headers: Headers, oldPassword: string, newPassword: string) => {
  const key = await passwordKey(server);
  const payload = { oldPassword: encrypted(key, oldPassword), newPassword: encrypted(key, newPassword) };
  return (await call(server, { method: 'POST', url: '/prod/login/ownPassword', headers, payload })).code;
};
const ask = async (headers: Headers, url: string) => (await call(server, { method: 'GET', url, headers })).code;
const signedIn = async (username: string, password: string): Promise<Headers> =>
  getHeaders(await attempt(server, { username, password }));

test('US-01 with a one-time password nothing goes before an own one is set', async () => {
  const added = await userDesk(server, admin).save(userForm({ username: 'newcomer', email: 'newcomer@example.test' }));
  const once = added.data.oneTimePassword ?? '';
  const reply = await attempt(server, { username: 'newcomer', password: once });
  expect(reply.data.userInfo).toMatchObject({ mustChangePassword: true });
  const headers = getHeaders(reply);
  const { userId } = { userId: added.data.user.id };
  const allowed = ['/prod/login/currentUser', `/prod/menu/asideMenu?userId=${userId}`, '/api/currentUser', '/api/menu'];
  for (const url of allowed) expect(await ask(headers, url)).toBe('00');
  const refused = ['/prod/task/listing', '/prod/login/getSubUser', '/api/task/listing', '/prod/task/listCount'];
  for (const url of refused) expect(await ask(headers, url)).toBe('41');
  expect(await setOwn(headers, once, 'Mandarin-27')).toBe('00');
  for (const url of [...allowed, ...refused.slice(0, 3)]) expect(await ask(headers, url)).toBe('00');
  expect((await attempt(server, { username: 'newcomer', password: once })).code).toBe('11');
  const again = await attempt(server, { username: 'newcomer', password: 'Mandarin-27' });
  expect(again.data.userInfo.mustChangePassword).toBe(false);
});

test('§5 6.2.4 an own password has 8 to 14 characters, is not the old one and none of those tried first', async () => {
  await makeSignInUser(server.database, { username: 'chooser', institutionId });
  const headers = await signedIn('chooser', PASSWORD);
  expect(await setOwn(headers, PASSWORD, 'Short-7')).toBe('10');
  expect(await setOwn(headers, PASSWORD, 'Fifteen-letters')).toBe('10');
  for (const guessable of [PASSWORD, 'password1', 'Qwerty123!', '12345678', 'aaaaaaaa', 'chooser2026', 'abcdefgh']) {
    expect(await setOwn(headers, PASSWORD, guessable)).toBe('42');
  }
  expect(await setOwn(headers, PASSWORD, 'Fourteen-chars')).toBe('00');
});

test('US-01 the old password has to be right, and tries are limited', async () => {
  await makeSignInUser(server.database, { username: 'intruder', institutionId });
  const headers = await signedIn('intruder', PASSWORD);
  for (let tries = 0; tries < 10; tries += 1) expect(await setOwn(headers, 'not-the-one', 'Mandarin-27')).toBe('11');
  expect(await setOwn(headers, PASSWORD, 'Mandarin-27')).toBe('14');
  expect((await attempt(server, { username: 'intruder' })).code).toBe('00');
});

test('7.4.3 with an own password every other session of the user ends, this one stays', async () => {
  const { id } = await makeSignInUser(server.database, { username: 'two.places', institutionId });
  const elsewhere = await signInAs(server.database, id);
  const here = await signedIn('two.places', PASSWORD);
  expect(await setOwn(here, PASSWORD, 'Mandarin-27')).toBe('00');
  expect(await ask(elsewhere.headers, '/prod/login/currentUser')).toBe('-1');
  expect(await ask(here, '/prod/login/currentUser')).toBe('00');
});

test('LV-09 a half session sets no password, and without a session nobody does', async () => {
  const { id } = await makeSignInUser(server.database, { username: 'half.way', institutionId });
  const half = await signInAs(server.database, id, { half: true });
  expect(await setOwn(half.headers, PASSWORD, 'Mandarin-27')).toBe('17');
  expect(await setOwn({}, PASSWORD, 'Mandarin-27')).toBe('02');
  expect((await attempt(server, { username: 'half.way' })).code).toBe('00');
});
