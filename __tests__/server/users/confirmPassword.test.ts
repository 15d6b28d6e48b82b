import { asc, eq } from 'drizzle-orm';
import type { Call } from '@/contract/call';
import { ALL_CALLS } from '@/contract/calls/allCalls';
import { PASSWORD_CONFIRMED_MS } from '@/contract/ourLimits';
import { trailEntry } from '../../../server/database/tables/trailTables';
import { makeInstitution, signInAs } from '../../support/server/people';
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
import { userForm } from '../../support/users/userDesk';

let clock = new Date();
let server: TestServer;
let institutionId: number;
let number = 0;

beforeAll(async () => {
  server = await startApp({ now: () => clock });
});
beforeEach(async () => {
  institutionId = await makeInstitution(server.database);
});
afterAll(() => server.close());

type Headers = Record<string, string>;

const later = (ms: number): void => void (clock = new Date(clock.getTime() + ms));

/** Somebody who can sign in, and a session of theirs. */
const person = async (role: 'admin' | 'auditor' | 'member') => {
  number += 1;
  const username = `person${number}`;
  const { id } = await makeSignInUser(server.database, { username, role, institutionId });
  const session = await signInAs(server.database, id, { now: clock });
  return { id, username, session, headers: session.headers as Headers };
};
const confirm = async (headers: Headers, password = PASSWORD) => {
  const payload = { password: encrypted(await passwordKey(server), password) };
  return (await call(server, { method: 'POST', url: '/prod/login/confirmPassword', headers, payload })).code;
};
const post = async (headers: Headers, url: string, payload: object) =>
  (await call(server, { method: 'POST', url, headers, payload })).code;
const answerTo = async (
  headers: Headers,
  { method, url }: { method: Call['method']; url: string },
): Promise<string> => {
  const { body } = await server.app.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) });
  return (JSON.parse(body) as { code: string }).code;
};
const getCode = async (headers: Headers, url: string): Promise<string> => {
  const { body, headers: sent } = await server.app.inject({ method: 'GET', url, headers });
  return 'content-disposition' in sent ? 'file' : (JSON.parse(body) as { code: string }).code;
};

test('SE-06 7.5.1 permissions, passwords of others, the whitelist and roles require the own password after a long time', async () => {
  const { headers } = await person('admin');
  const agent = await person('member');
  const wish = { permission: 'cases.extend', allowed: true };
  const versionAt = async (url: string) =>
    (await call<{ version: string }>(server, { method: 'GET', url, headers })).data.version;
  const roles = await versionAt('/prod/permission/roles');
  const user = await versionAt(`/prod/permission/user/${agent.id}`);
  const asks: readonly [string, object][] = [
    ['/prod/permission/roles', { version: roles, changes: [{ role: 'member', ...wish }] }],
    ['/prod/permission/user', { userId: String(agent.id), version: user, changes: [wish] }],
    ['/prod/loginLimit/whiteList/update', { whiteList: '127.0.0.1' }],
    ['/prod/manage/user/resetPassword', { id: String(agent.id) }],
    ['/prod/institutionalManagement/password', { userId: String(agent.id) }],
    ['/prod/manage/user/createOrUpdate', userForm({ username: 'boss', email: 'boss@example.test', role: 'admin' })],
  ];
  later(PASSWORD_CONFIRMED_MS);
  for (const [url, body] of asks) expect([url, await post(headers, url, body)]).toEqual([url, '72']);
  expect(await post(headers, '/prod/manage/user/downloadPassword', { userIds: [String(agent.id)] })).toBe('72');
  const plain = userForm({ username: 'plain', email: 'plain@example.test' });
  expect(await post(headers, '/prod/manage/user/createOrUpdate', plain)).toBe('00');
  expect(await confirm(headers)).toBe('00');
  for (const [url, body] of asks) expect([url, await post(headers, url, body)]).toEqual([url, '00']);
  later(PASSWORD_CONFIRMED_MS);
  expect(await post(headers, '/prod/loginLimit/whiteList/update', { whiteList: '' })).toBe('72');
});

/** Every call that demands the own password again; a new one is listed here. */
const CONFIRMED_CALLS = `
  apiKey/create
  apiKey/{id}/revoke
  institutionalManagement/institution
  institutionalManagement/institution/move
  institutionalManagement/institution/status
  institutionalManagement/password
  lender/apiKeys
  lender/key
  login/endOwnSessions
  login/ownFactors/passkey
  login/ownFactors/passkey/confirm
  login/ownFactors/recoveryCodes
  login/ownFactors/remove
  login/ownFactors/rename
  login/ownFactors/totp
  login/ownFactors/totp/confirm
  loginLimit/whiteList/update
  manage/config/secondPerson/update
  manage/config/singleSignOn/update
  manage/config/updateLoginType
  manage/user/downloadPassword
  manage/user/endSessions
  manage/user/group/leader
  manage/user/idCardBinding
  manage/user/livenessBinding
  manage/user/many/passwords
  manage/user/removeFactors
  manage/user/resetPassword
  permission/roles
  permission/user
  trail/anchors
  trail/evidence/{id}
  trail/export/csv
  trail/export/json
  trail/logins/export
`;

test('SE-06 7.5.1 these calls and no others require the own password after a long time, with any input', async () => {
  const rows: readonly Call[] = Object.values(ALL_CALLS).flatMap((calls): readonly Call[] => Object.values(calls));
  const demanding = rows.filter(({ confirmed }) => confirmed);
  expect(demanding.map(({ path }) => path).toSorted()).toEqual(CONFIRMED_CALLS.trim().split(/\s+/u));
  const callers = [await person('admin'), await person('auditor')];
  later(PASSWORD_CONFIRMED_MS);
  for (const { method, path } of demanding) {
    const url = `/prod/${path.replaceAll(/\{\w+\}/gu, '1')}`;
    const codes = await Promise.all(callers.map(({ headers }) => answerTo(headers, { method, url })));
    expect([path, codes.includes('72')]).toEqual([path, true]);
    expect([path, codes.filter((code) => code !== '72' && code !== '21')]).toEqual([path, []]);
  }
});

test('SE-06 7.5.1 how somebody else signs in is not changed in the form without the own password, the rest and the own account are', async () => {
  const { headers, id, username } = await person('admin');
  const agent = await person('member');
  const save = async (user: { id: number }, changes: object) => {
    const { data } = await call<{ version: string }>(server, {
      method: 'GET',
      url: `/prod/manage/user/info/${user.id}`,
      headers,
    });
    return post(headers, '/prod/manage/user/createOrUpdate', {
      ...userForm({ username: agent.username, email: `${agent.username}@example.test` }),
      id: String(user.id),
      version: data.version,
      ...changes,
    });
  };
  later(PASSWORD_CONFIRMED_MS);
  expect(await save(agent, { name: 'Another Name' })).toBe('00');
  expect(await save(agent, { email: 'mine@example.test' })).toBe('72');
  expect(await save(agent, { username: 'mine.now' })).toBe('72');
  expect(await save({ id }, { username, email: 'own@example.test', role: 'admin' })).toBe('00');
  expect(await confirm(headers)).toBe('00');
  expect(await save(agent, { email: 'mine@example.test' })).toBe('00');
});

test('TR-02 7.5.1 an export of the trail requires the own password; right after a sign-in it does not', async () => {
  const { headers, username } = await person('auditor');
  for (const kind of ['csv', 'json']) expect(await getCode(headers, `/prod/trail/export/${kind}`)).toBe('file');
  later(PASSWORD_CONFIRMED_MS);
  for (const kind of ['csv', 'json']) expect(await getCode(headers, `/prod/trail/export/${kind}`)).toBe('72');
  expect(await getCode(getHeaders(await attempt(server, { username })), '/prod/trail/export/csv')).toBe('file');
  // Another session of the same user is not confirmed by that.
  expect(await getCode(headers, '/prod/trail/export/csv')).toBe('72');
});

test('US-01 7.5.1 the older client is refused a change of role with words, and nothing else', async () => {
  const { headers } = await person('admin');
  const agent = await person('member');
  const change = async (role: string) => {
    const payload = userForm({ username: agent.username, email: `${agent.username}@example.test`, role });
    return call(server, { method: 'POST', url: `/api/management/user/info/${agent.id}`, headers, payload });
  };
  later(PASSWORD_CONFIRMED_MS);
  expect((await change('member')).code).toBe('00');
  const refused = await change('leader');
  expect([refused.code, refused.message]).toEqual(['72', expect.stringContaining('Confirm your own password')]);
  expect(await confirm(headers)).toBe('00');
  expect((await change('leader')).code).toBe('00');
});

test('LG-12 7.5.1 wrong passwords count like those of a sign-in, are recorded in the trail, and do not prevent a sign-in', async () => {
  const { headers, id, username } = await person('admin');
  later(PASSWORD_CONFIRMED_MS);
  for (let tries = 0; tries < 5; tries += 1) expect(await confirm(headers, 'not-the-one')).toBe('11');
  expect(await confirm(headers)).toBe('13');
  expect(await post(headers, '/prod/loginLimit/whiteList/update', { whiteList: '' })).toBe('72');
  expect((await attempt(server, { username })).code).toBe('00');
  later(15 * 60_000);
  expect(await confirm(headers)).toBe('00');
  const told = await server.database
    .select()
    .from(trailEntry)
    .where(eq(trailEntry.userId, id))
    .orderBy(asc(trailEntry.id));
  const outcomes = told.filter(({ event }) => event === 'passwordConfirmed').map(({ outcome }) => outcome);
  expect(outcomes).toEqual([...Array<string>(5).fill('failed'), 'locked', 'passed']);
});

test('LV-09 7.5.1 a half session confirms nothing, and of 20 guesses at once five are looked at', async () => {
  const { headers, id } = await person('admin');
  const half = await signInAs(server.database, id, { half: true, now: clock });
  expect(await confirm(half.headers)).toBe('17');
  const codes = await Promise.all(Array.from({ length: 20 }, () => confirm(headers, 'not-the-one')));
  expect(codes.toSorted()).toEqual([...Array<string>(5).fill('11'), ...Array<string>(15).fill('13')]);
});
