import { asc, eq } from 'drizzle-orm';
import type { OwnSession } from '@/contract/entities/users/ownAccount';
import { session } from '../../../server/database/tables/signInTables';
import { trailEntry } from '../../../server/database/tables/trailTables';
import { SESSION_IDLE_MS } from '../../../server/security/session/sessionEnd';
import { openLine } from '../../support/server/liveLine';
import { makeInstitution, makeUser, signInAs } from '../../support/server/people';
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

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let clock = new Date();
let server: TestServer;
let institutionId: number;
let number = 0;

beforeAll(async () => {
  server = await startApp({ now: () => clock });
  institutionId = await makeInstitution(server.database);
});
afterAll(() => server.close());

type Headers = Record<string, string>;

const person = async () => {
  number += 1;
  const username = `owner${number}`;
  const { id } = await makeSignInUser(server.database, { username, institutionId });
  return { id, username };
};
const signIn = async (username: string, userAgent: string): Promise<Headers> =>
  getHeaders(await attempt(server, { username, headers: { 'user-agent': userAgent } }));
const listed = async (headers: Headers): Promise<OwnSession[]> =>
  (await call<OwnSession[]>(server, { method: 'GET', url: '/prod/login/ownSessions', headers })).data;
const end = (headers: Headers, id: string | null) =>
  call<{ ended: number }>(server, { method: 'POST', url: '/prod/login/endOwnSessions', headers, payload: { id } });
const confirm = async (headers: Headers): Promise<string> => {
  const payload = { password: encrypted(await passwordKey(server), PASSWORD) };
  return (await call(server, { method: 'POST', url: '/prod/login/confirmPassword', headers, payload })).code;
};
const alive = async (headers: Headers): Promise<string> =>
  (await call(server, { method: 'GET', url: '/prod/login/getSubUser', headers })).code;
const told = async (userId: number) => {
  const rows = await server.database
    .select()
    .from(trailEntry)
    .where(eq(trailEntry.userId, userId))
    .orderBy(asc(trailEntry.id));
  return rows.filter(({ event }) => event === 'forcedEnd');
};

test('SE-06 7.5.2 everybody sees the own sessions: which is this one, since when, used when, from where, on what', async () => {
  const { id, username } = await person();
  const began = clock;
  const phone = await signIn(username, SAFARI);
  clock = new Date(clock.getTime() + 5 * 60_000);
  const here = await signIn(username, CHROME);
  await signInAs(server.database, id, { half: true, now: clock });
  expect(await listed(here)).toEqual([
    {
      id: expect.any(String),
      isThis: true,
      waitsForFaceCheck: false,
      since: clock.toISOString(),
      lastUsed: clock.toISOString(),
      address: '127.0.0.1',
      browser: 'Chrome 156',
      system: 'Windows',
    },
    expect.objectContaining({ isThis: false, waitsForFaceCheck: true, browser: null, system: null }),
    expect.objectContaining({
      isThis: false,
      since: began.toISOString(),
      lastUsed: began.toISOString(),
      browser: 'Safari 18',
      system: 'iOS',
    }),
  ]);
  expect((await listed(phone)).map(({ isThis, browser }) => [isThis, browser])).toEqual([
    [true, 'Safari 18'],
    [false, null],
    [false, 'Chrome 156'],
  ]);
});

test('SE-06 7.5.2 what has ended, run out or lain idle is no session any more', async () => {
  const { id, username } = await person();
  const left = await signIn(username, SAFARI);
  expect((await call(server, { method: 'GET', url: '/prod/login/out', headers: left })).code).toBe('00');
  await signInAs(server.database, id, { now: new Date(clock.getTime() - SESSION_IDLE_MS) });
  const over = await signInAs(server.database, id, { now: clock });
  await server.database.update(session).set({ expiresAt: clock }).where(eq(session.id, over.sessionId));
  expect(await listed(await signIn(username, CHROME))).toHaveLength(1);
});

test('SE-06 7.4.3 one session is ended by its owner, the others go on; its page hears at once', async () => {
  const { id, username } = await person();
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const other = await signInAs(server.database, id, { now: clock });
  const third = await signInAs(server.database, id, { now: clock });
  const here = await signIn(username, CHROME);
  const line = await openLine(address, other);
  expect(await line.next()).toEqual({ type: 'welcome' });
  const { code, data } = await end(here, String(other.sessionId));
  expect([code, data]).toEqual(['00', { ended: 1 }]);
  expect(await line.next()).toMatchObject({ type: 'forcedLogout', code: '-1' });
  expect(await line.closed()).toBe(4001);
  expect([await alive(other.headers), await alive(third.headers), await alive(here)]).toEqual(['-1', '00', '00']);
  expect((await end(here, String(other.sessionId))).data).toEqual({ ended: 0 });
});

test('TR-02 7.4.3 all others end together, after the own password was entered again; the trail has a row for each, with the user who did it', async () => {
  const { id, username } = await person();
  const others = [
    await signInAs(server.database, id, { now: clock }),
    await signInAs(server.database, id, { now: clock }),
  ];
  const half = await signInAs(server.database, id, { half: true, now: clock });
  const reply = await attempt(server, { username, headers: { 'user-agent': CHROME } });
  const here = getHeaders(reply);
  await server.database.update(session).set({ confirmedAt: null }).where(eq(session.userId, id));
  expect((await end(here, null)).code).toBe('72');
  expect(await alive(half.headers)).toBe('17');
  expect(await confirm(here)).toBe('00');
  expect((await end(here, null)).data).toEqual({ ended: 3 });
  for (const { headers } of [...others, half]) expect(await alive(headers)).toBe('-1');
  expect(await alive(here)).toBe('00');
  const rows = await told(id);
  expect(rows.map(({ outcome, detail }) => [outcome, JSON.parse(detail ?? '{}')])).toEqual(
    Array.from({ length: 3 }, () => ['owner', { by: Number(reply.data.userLoginLogId) }]),
  );
  expect(new Set(rows.map(({ loginLogId }) => loginLogId)).size).toBe(3);
});

test('TR-02 7.4.3 an own password writes the end of each other session into the trail as well', async () => {
  const { id, username } = await person();
  await signInAs(server.database, id, { now: clock });
  const here = await signIn(username, CHROME);
  const key = await passwordKey(server);
  const payload = { oldPassword: encrypted(key, PASSWORD), newPassword: encrypted(key, 'Mandarin-27') };
  const { code } = await call(server, { method: 'POST', url: '/prod/login/ownPassword', headers: here, payload });
  expect(code).toBe('00');
  expect((await told(id)).map(({ outcome }) => outcome)).toEqual(['elsewhere']);
});

test('RO-01 7.5.2 the session of another, of another institution, an unknown one and this one itself are all none', async () => {
  const { username } = await person();
  const colleague = await signInAs(server.database, await makeUser(server.database, { institutionId }), { now: clock });
  const elsewhere = await makeUser(server.database, { institutionId: await makeInstitution(server.database) });
  const stranger = await signInAs(server.database, elsewhere, { now: clock });
  const here = await signIn(username, CHROME);
  const [own] = await listed(here);
  expect(await listed(here)).toHaveLength(1);
  const absent = await end(here, '999999999999');
  for (const id of [String(colleague.sessionId), String(stranger.sessionId), own?.id ?? '', 'abc', '0']) {
    expect([id, await end(here, id)]).toEqual([id, { ...absent, headers: expect.anything() as object }]);
  }
  expect(absent.data).toEqual({ ended: 0 });
  for (const headers of [colleague.headers, stranger.headers, here]) expect(await alive(headers)).toBe('00');
  expect((await end(here, null)).data).toEqual({ ended: 0 });
});

test('LV-09 a half session and who has no session see and end nothing', async () => {
  const { id, username } = await person();
  const here = await signIn(username, CHROME);
  const half = await signInAs(server.database, id, { half: true, now: clock });
  const codes = async (headers: Headers) => [
    (await call(server, { method: 'GET', url: '/prod/login/ownSessions', headers })).code,
    (await end(headers, null)).code,
  ];
  expect(await codes(half.headers)).toEqual(['17', '17']);
  expect(await codes({})).toEqual(['02', '02']);
  expect(await alive(here)).toBe('00');
});

test('SE-06 7.5.2 what a browser says of itself is cut and cleaned, and nonsense has no name', async () => {
  const { id, username } = await person();
  const here = await signIn(username, `\u00e9<script>${'x'.repeat(2000)}`);
  const [row] = await server.database.select().from(session).where(eq(session.userId, id));
  expect(row?.userAgent).toMatch(/^<script>x{300,}$/u);
  expect(row?.userAgent?.length).toBeLessThanOrEqual(400);
  expect((await listed(here))[0]).toMatchObject({ browser: null, system: null });
});
