import { desc, eq } from 'drizzle-orm';
import { FACE_CHECKS_PER_USER } from '../../../server/security/rateLimits';
import {
  attemptCount,
  livenessAttempt,
  loginLog,
  rateUse,
  session,
} from '../../../server/database/tables/signInTables';
import { closeFaceThread } from '../../../server/security/face/faceThread';
import { face, picture } from '../../support/faces/facePictures';
import { startApp, type TestServer } from '../../support/server/server';
import { attempt, call, getHeaders, makeSignInUser, type Reply } from '../../support/server/signingIn';

let server: TestServer;
let userId: string;
let blank: string;
const passing = face.toString('base64');

beforeAll(async () => {
  server = await startApp();
  userId = String((await makeSignInUser(server.database, { username: 'face', faceCheck: 'camera' })).id);
  await makeSignInUser(server.database, { username: 'agent' });
  blank = (await picture.blank()).toString('base64');
});
afterAll(async () => {
  await server.close();
  await closeFaceThread();
});
beforeEach(async () => {
  await server.database.delete(attemptCount);
  await server.database.delete(rateUse);
});

const half = async (): Promise<Record<string, string>> => getHeaders(await attempt(server, { username: 'face' }));
const check = (headers: Record<string, string>, base64Img: string, of = userId): Promise<Reply> =>
  call(server, {
    method: 'POST',
    url: '/prod/login/getSilenceLiveNessResult',
    headers,
    payload: { userId: of, base64Img },
  });
const currentUser = (headers: Record<string, string>) =>
  call<{ token: string }>(server, { method: 'GET', url: '/prod/login/currentUser', headers });

test('LV-03 a good picture makes the half session a full one under a new cookie and a new token', async () => {
  const login = await attempt(server, { username: 'face' });
  expect(login.data).toMatchObject({ loginResult: false, needH5LivenessAuth: false, cloudunPureH5Liveness: null });
  const before = getHeaders(login);
  const reply = await check(before, passing);
  expect(reply).toMatchObject({ code: '00', data: true });
  expect(reply.cookies['saldo_sid']).not.toBe(login.cookies['saldo_sid']);
  // The old cookie is worth nothing now, and the old token no more than the question for the new one.
  expect((await currentUser(before)).code).toBe('02');
  const after = { ...before, cookie: `saldo_sid=${reply.cookies['saldo_sid'] ?? ''}` };
  const restored = await currentUser(after);
  expect(restored.code).toBe('00');
  expect(restored.data.token).not.toBe(login.data.token);
  const headers = { ...after, 'x-auth-token': restored.data.token };
  expect((await call(server, { method: 'GET', url: '/prod/login/getSubUser', headers })).code).toBe('00');
  const [entry] = await server.database
    .select()
    .from(loginLog)
    .where(eq(loginLog.id, Number(login.data.userLoginLogId)));
  expect(entry?.outcome).toBe('livenessPassed');
});

test('LV-03 a picture with the head of a data URL is read as well', async () => {
  expect((await check(await half(), `data:image/jpeg;base64,${passing}`)).data).toBe(true);
});

test('LV-09 a half session opens nothing else, on either client', async () => {
  const headers = await half();
  for (const url of [
    '/prod/login/currentUser',
    '/prod/login/getSubUser',
    `/prod/menu/asideMenu?userId=${userId}`,
    '/prod/task/listing',
    '/api/currentUser',
    '/api/menu',
  ]) {
    expect((await call(server, { method: 'GET', url, headers })).code).toBe('17');
  }
});

test('LV-09 a half session lives for ten minutes', async () => {
  const headers = await half();
  await server.database.update(session).set({ expiresAt: new Date(Date.now() - 1) });
  expect((await check(headers, passing)).code).toBe('02');
});

test('LV-04 the third failure ends the sign-in with its message, and the session is dead', async () => {
  const headers = await half();
  expect(await check(headers, blank)).toMatchObject({ code: '00', data: false });
  expect(await check(headers, blank)).toMatchObject({ code: '00', data: false });
  const third = await check(headers, blank);
  expect(third).toMatchObject({ code: '19', message: 'Face recognition wrong three times, log in again' });
  expect((await check(headers, passing)).code).toBe('-1');
  const out = await call(server, { method: 'GET', url: '/prod/login/out', headers });
  expect([out.code, out.cookies['saldo_sid']]).toEqual(['00', '']);
  // Logging in again begins a new round.
  expect((await check(await half(), passing)).data).toBe(true);
});

test('LV-10 going back and signing in again does not give the tries back', async () => {
  const first = await half();
  expect((await check(first, blank)).data).toBe(false);
  expect((await check(first, blank)).data).toBe(false);
  await call(server, { method: 'GET', url: '/prod/login/out', headers: first });
  expect((await check(await half(), blank)).code).toBe('19');
});

test('LV-10 of ten bad pictures at once three are looked at', async () => {
  const headers = await half();
  const codes = await Promise.all(Array.from({ length: 10 }, async () => (await check(headers, blank)).code));
  expect(codes.filter((code) => code === '00').length).toBeLessThanOrEqual(2);
  expect(codes).toContain('19');
  const kept = await server.database.select().from(session).orderBy(desc(session.id)).limit(1);
  expect(kept[0]).toMatchObject({ state: 'half', endReason: 'liveness' });
});

test.each(['two', 'none', 'tiny', 'bomb', 'cut', 'svg', 'text'] as const)(
  'LV-10 a picture of the kind "%s" counts as a failure',
  async (kind) => {
    const sent = (await picture[kind]()).toString('base64');
    expect(await check(await half(), sent)).toMatchObject({ code: '00', data: false });
    const [written] = await server.database.select().from(livenessAttempt).orderBy(desc(livenessAttempt.id)).limit(1);
    expect(written?.verdict).not.toBe('pass');
  },
);

test('LV-10 what is not base64 is a failure, and no fault of the server', async () => {
  expect(await check(await half(), 'data:text/html,<b>')).toMatchObject({ code: '00', data: false });
});

test('LV-10 a user with endless face checks learns when to return, and no attempt is used', async () => {
  const headers = await half();
  const expire = Date.now() + 30_000;
  await server.database.insert(rateUse).values({ key: `faceCheck:${userId}`, points: FACE_CHECKS_PER_USER, expire });
  expect(await check(headers, blank)).toMatchObject({ code: '14' });
  await server.database.delete(rateUse);
  expect((await check(headers, passing)).data).toBe(true);
});

test('LV-10 a picture above 4 MB is not even read', async () => {
  const reply = await check(await half(), 'A'.repeat(7 * 1024 * 1024));
  expect(['10', '26']).toContain(reply.code);
});

test('LV-09 nobody passes for somebody else, nor by a full session', async () => {
  expect((await check(await half(), passing, '999999')).code).toBe('21');
  expect((await check(await half(), passing, `${userId} `)).code).toBe('10');
  const agent = await attempt(server);
  expect((await check(getHeaders(agent), passing, agent.data.userInfo.id)).code).toBe('21');
  expect((await check({}, passing)).code).toBe('02');
});

test('LV-09 the camera cannot stand in for the provider’s page that was demanded', async () => {
  await makeSignInUser(server.database, { username: 'frame', faceCheck: 'provider' });
  const login = await attempt(server, { username: 'frame' });
  expect((await check(getHeaders(login), passing, login.data.userInfo.id)).code).toBe('21');
});

test('LV-09 of two good pictures at once one opens the session', async () => {
  const headers = await half();
  const replies = await Promise.all([check(headers, passing), check(headers, passing)]);
  expect(replies.filter(({ code, data }) => code === '00' && data === true)).toHaveLength(1);
});

test('LV-10 nothing of a picture is stored', async () => {
  const text = JSON.stringify([
    await server.database.select().from(livenessAttempt),
    await server.database.select().from(loginLog),
    await server.database.select().from(session),
  ]);
  expect(text).not.toContain(passing.slice(1000, 1060));
});
