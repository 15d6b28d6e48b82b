import { endSession, endSessionsOfUser } from '../../../server/security/session/sessions';
import { session } from '../../../server/database/tables/signInTables';
import { makeGroup, makeInstitution } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { attempt, call, getHeaders, makeSignInUser, type Reply } from '../../support/server/signingIn';

let server: TestServer;
let clock: Date;
let userId: number;
const MINUTE = 60_000;
const pass = (ms: number): void => {
  clock = new Date(clock.getTime() + ms);
};

beforeAll(async () => {
  clock = new Date();
  server = await startApp({ now: () => clock });
  userId = (await makeSignInUser(server.database, { username: 'agent' })).id;
});
afterAll(() => server.close());

const currentUser = (headers: Record<string, string>) =>
  call<{ token: string; userInfo: { username: string } }>(server, {
    method: 'GET',
    url: '/prod/login/currentUser',
    headers,
  });
const olderUser = (headers: Record<string, string>) =>
  call(server, { method: 'GET', url: '/api/currentUser', headers });
const signedIn = async (): Promise<Record<string, string>> => getHeaders(await attempt(server));
const without = (headers: Record<string, string>, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name));

test('RT-09 a new tab of the same browser gets user and token by its cookies', async () => {
  const headers = await signedIn();
  const reply = await currentUser(without(headers, 'x-auth-token'));
  expect(reply).toMatchObject({
    code: '00',
    data: { token: headers['x-auth-token'], userInfo: { username: 'agent' } },
  });
});

test('RT-09 another site, and a call without a statement of its origin, get nothing by the cookies', async () => {
  const headers = without(await signedIn(), 'x-auth-token');
  expect((await currentUser({ ...headers, 'sec-fetch-site': 'cross-site' })).code).toBe('21');
  expect((await currentUser(without(headers, 'sec-fetch-site'))).code).toBe('02');
});

test('SE-02 the token is invalid without its cookie, or with another one', async () => {
  const [one, other] = [await signedIn(), await signedIn()];
  expect((await olderUser(without(one, 'cookie'))).code).toBe('02');
  expect((await olderUser({ ...one, cookie: other['cookie'] ?? '' })).code).toBe('02');
  expect((await olderUser({ ...one, cookie: `saldo_sid=${'x'.repeat(43)}` })).code).toBe('02');
  expect((await olderUser(one)).code).toBe('00');
});

test.each(['', 'null', 'undefined', '-1', 'x'.repeat(5000)])('SE-02 the token %.9s is refused', async (token) => {
  expect((await olderUser({ ...(await signedIn()), token })).code).toBe('02');
});

test('LG-11 logout kills the session on the server and takes the cookies along', async () => {
  const headers = await signedIn();
  const reply = await call(server, { method: 'GET', url: '/prod/login/out', headers });
  expect(reply.code).toBe('00');
  expect(reply.headers['clear-site-data']).toBe('"cache"');
  expect(reply.cookies).toMatchObject({ saldo_sid: '', token: '' });
  expect((await currentUser(headers)).code).toBe('02');
});

test('LG-11 another site cannot log somebody out', async () => {
  const headers = await signedIn();
  expect(
    (
      await call(server, {
        method: 'GET',
        url: '/prod/login/out',
        headers: { ...headers, 'sec-fetch-site': 'cross-site' },
      })
    ).code,
  ).toBe('21');
  expect(
    (await call(server, { method: 'GET', url: '/prod/login/out', headers: without(headers, 'x-auth-token') })).code,
  ).toBe('02');
  expect((await currentUser(headers)).code).toBe('00');
});

test('SE-06 thirty minutes without a call end the session; calls put that off', async () => {
  const headers = await signedIn();
  for (let hour = 0; hour < 3; hour += 1) {
    pass(29 * MINUTE);
    expect((await currentUser(headers)).code).toBe('00');
  }
  pass(30 * MINUTE);
  expect((await currentUser(headers)).code).toBe('02');
});

test('SE-06 twelve hours end it whatever happens', async () => {
  const headers = await signedIn();
  for (let quarter = 0; quarter < 47; quarter += 1) {
    pass(15 * MINUTE);
    expect((await currentUser(headers)).code).toBe('00');
  }
  pass(15 * MINUTE);
  expect((await currentUser(headers)).code).toBe('02');
});

test('SE-06 an administrator ends all sessions of a user: code -1', async () => {
  const [one, other] = [await signedIn(), await signedIn()];
  const ended = await server.database.transaction((tx) =>
    endSessionsOfUser(tx, userId, { reason: 'administrator', now: clock }),
  );
  expect(ended.length).toBeGreaterThanOrEqual(2);
  expect((await currentUser(one)).code).toBe('-1');
  expect((await currentUser(other)).code).toBe('-1');
});

test('SE-02 why a session ended first stays the reason', async () => {
  const headers = await signedIn();
  const ids = (await server.database.select({ id: session.id }).from(session)).map(({ id }) => id);
  const id = Math.max(...ids);
  await server.database.transaction((tx) => endSession(tx, id, { reason: 'logout', now: clock }));
  await server.database.transaction((tx) => endSession(tx, id, { reason: 'administrator', now: clock }));
  expect((await currentUser(headers)).code).toBe('02');
});

test('LG-07 signing in again in the same browser ends the former session there', async () => {
  const former = await signedIn();
  const reply: Reply = await attempt(server, { headers: { cookie: former['cookie'] ?? '' } });
  expect(reply.code).toBe('00');
  expect((await currentUser(former)).code).toBe('02');
});

test('RO-01 sub users are the members of the leader’s own group, and nobody’s for others', async () => {
  const { database } = server;
  const institutionId = await makeInstitution(database);
  const [mine, foreign] = [await makeGroup(database, institutionId), await makeGroup(database, institutionId)];
  await makeSignInUser(database, { username: 'boss', institutionId, role: 'leader', groupId: mine });
  await makeSignInUser(database, { username: 'below', institutionId, groupId: mine });
  await makeSignInUser(database, { username: 'quit', institutionId, groupId: mine, enabled: false });
  await makeSignInUser(database, { username: 'beside', institutionId, groupId: foreign });
  const subUsers = async (username: string) => {
    const headers = getHeaders(await attempt(server, { username }));
    const { data } = await call<{ username: string }[]>(server, {
      method: 'GET',
      url: '/prod/login/getSubUser',
      headers,
    });
    return data.map((user) => user.username);
  };
  expect(await subUsers('boss')).toEqual(['below']);
  expect(await subUsers('below')).toEqual([]);
});
