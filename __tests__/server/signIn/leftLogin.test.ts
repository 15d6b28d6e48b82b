import { desc } from 'drizzle-orm';
import { rateUse, session } from '../../../server/database/tables/signInTables';
import { closeFaceThread } from '../../../server/security/face/faceThread';
import { face } from '../../support/faces/facePictures';
import { startApp, type TestServer } from '../../support/server/server';
import { attempt, call, getHeaders, makeSignInUser } from '../../support/server/signingIn';

let server: TestServer;
let clock: Date;
let userId: string;
const MINUTE = 60_000;

beforeAll(async () => {
  clock = new Date();
  server = await startApp({ now: () => clock });
  userId = String((await makeSignInUser(server.database, { username: 'face', faceCheck: 'camera' })).id);
});
afterAll(async () => {
  await server.close();
  await closeFaceThread();
});
beforeEach(() => server.database.delete(rateUse));

type Headers = Record<string, string>;

const ask = async (path: string, headers: Headers) =>
  call<{ token: string } | null>(server, { method: 'GET', url: `/prod/login/${path}`, headers });

/** A page whose face check has passed: what it held before, and the same with the new cookie in the browser. */
const passed = async (): Promise<{ before: Headers; after: Headers }> => {
  const before = getHeaders(await attempt(server, { username: 'face' }));
  const payload = { userId, base64Img: face.toString('base64') };
  const url = '/prod/login/getSilenceLiveNessResult';
  const reply = await call(server, { method: 'POST', url, headers: before, payload });
  expect(reply).toMatchObject({ code: '00', data: true });
  return { before, after: { ...before, cookie: `saldo_sid=${reply.cookies['saldo_sid'] ?? ''}` } };
};

const kept = async () => (await server.database.select().from(session).orderBy(desc(session.id)).limit(1))[0];

const finish = async (after: Headers): Promise<Headers> => {
  const token = (await ask('currentUser', after)).data?.token ?? '';
  return { ...after, 'x-auth-token': token, token };
};

test('LV-08 leaving with the half token ends the session that the check has made, whichever cookie is there yet', async () => {
  for (const which of ['before', 'after'] as const) {
    const page = await passed();
    expect((await kept())?.state).toBe('full');
    expect((await ask('out', page[which])).code).toBe('00');
    expect(await kept()).toMatchObject({ state: 'full', endReason: 'logout' });
    expect((await ask('currentUser', page.after)).code).toBe('02');
  }
});

test('LV-08 the cookie alone gives no token of a session whose page has not finished the login', async () => {
  const { after } = await passed();
  const { cookie = '' } = after;
  for (const token of ['', 'x'.repeat(43)]) {
    const bare = { cookie, token, 'sec-fetch-site': 'same-origin' };
    expect((await ask('currentUser', bare)).code).toBe('02');
  }
  expect((await ask('currentUser', { cookie, 'sec-fetch-site': 'same-origin' })).code).toBe('02');
});

test('LV-03 the half token asks for the new one as often as the answer is lost, and opens nothing else', async () => {
  const { before, after } = await passed();
  expect((await ask('currentUser', before)).code).toBe('02');
  expect((await ask('getSubUser', after)).code).toBe('02');
  const first = await ask('currentUser', after);
  expect(first.code).toBe('00');
  expect((await ask('currentUser', after)).data?.token).toBe(first.data?.token);
});

test('LV-08 once the new token was used the half one is worth nothing', async () => {
  const { before, after } = await passed();
  const whole = await finish(after);
  expect((await ask('getSubUser', whole)).code).toBe('00');
  expect((await ask('currentUser', after)).code).toBe('02');
  for (const headers of [before, after]) expect((await ask('out', headers)).code).toBe('02');
  clock = new Date(clock.getTime() + 20 * MINUTE);
  expect((await ask('getSubUser', whole)).code).toBe('00');
});

test('LV-08 a session whose page never came for its token is over after five minutes', async () => {
  const { after } = await passed();
  clock = new Date(clock.getTime() + 5 * MINUTE);
  expect((await ask('currentUser', after)).code).toBe('02');
});

test('LV-08 signing in again on a browser that never received the new cookie still ends the session', async () => {
  const { before } = await passed();
  const left = await kept();
  await attempt(server, { username: 'face', headers: { cookie: before['cookie'] ?? '' } });
  const rows = await server.database.select().from(session);
  expect(rows.find(({ id }) => id === left?.id)).toMatchObject({ endReason: 'logout' });
});
