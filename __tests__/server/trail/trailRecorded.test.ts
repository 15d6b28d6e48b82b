import { eq } from 'drizzle-orm';
import { hashTraceRow } from '@/machines/loginTraceRow';
import { attemptCount, rateUse, session } from '../../../server/database/tables/signInTables';
import { trailEntry } from '../../../server/database/tables/trailTables';
import { failedFaceEvents, recordedRows } from '../../support/trail/recordedRows';
import { startApp, type TestServer } from '../../support/server/server';
import { attempt, call, getHeaders, makeSignInUser } from '../../support/server/signingIn';

let server: TestServer;

beforeAll(async () => {
  server = await startApp();
  const { institutionId } = await makeSignInUser(server.database, { username: 'face', faceCheck: 'camera' });
  await makeSignInUser(server.database, { username: 'agent', institutionId });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.delete(attemptCount);
  await server.database.delete(rateUse);
});

const rowsOfLogin = (loginLogId: string) =>
  server.database
    .select()
    .from(trailEntry)
    .where(eq(trailEntry.loginLogId, Number(loginLogId)))
    .orderBy(trailEntry.seq);

const add = (headers: Record<string, string>, rows: readonly unknown[]) =>
  call(server, { method: 'POST', url: '/prod/trail/add', headers, payload: { rows } });

const half = async () => {
  const login = await attempt(server, { username: 'face' });
  return { headers: getHeaders(login), loginLogId: login.data.userLoginLogId };
};

describe('TR-01 TR-02 the app tells what its login machine went through', () => {
  test('with a half session already, in the order of the page, once however often it is sent', async () => {
    const { headers, loginLogId } = await half();
    const rows = recordedRows(failedFaceEvents(loginLogId));
    expect((await add(headers, rows.slice(0, 4))).code).toBe('00');
    expect((await add(headers, rows)).code).toBe('00');
    const kept = (await rowsOfLogin(loginLogId)).filter(({ source }) => source === 'browser');
    expect(kept.map(({ pageSeq, event, fromState, toState }) => [pageSeq, event, fromState, toState])).toEqual(
      rows.map(({ seq, event, from, to }) => [seq, event.type, from, to]),
    );
    // Byte for byte what the app signed with its hash.
    expect(JSON.parse(kept[3]?.detail ?? '')).toEqual(rows[3]);
  });

  test.each<[string, (row: Record<string, unknown>) => Record<string, unknown>]>([
    ['a changed state', (row) => ({ ...row, to: 'authenticated.active' })],
    ['a password', (row) => ({ ...row, password: 'Passw0rd!1' })],
    ['a word of the server', (row) => ({ ...row, event: { ...Object(row['event']), msg: 'Ana' } })],
    ['a state that the machine does not have', (row) => ({ ...row, to: 'nowhere' })],
    ['a picture in place of its digest', (row) => ({ ...row, photo: 'data:image/png;base64,AAAA' })],
  ])('%s is refused, and nothing of the batch is kept', async (_, spoil) => {
    const { headers, loginLogId } = await half();
    const rows = recordedRows(failedFaceEvents(loginLogId));
    const spoilt = rows.map((row, place) => (place === 3 ? spoil({ ...row }) : row));
    expect((await add(headers, spoilt)).code).toBe('10');
    expect((await rowsOfLogin(loginLogId)).every(({ source }) => source === 'server')).toBe(true);
  });

  test('a way that the machine does not go is refused, even with a good hash', async () => {
    const { headers, loginLogId } = await half();
    const jumps = recordedRows(failedFaceEvents(loginLogId))
      .slice(0, 1)
      .map((row) => ({ ...row, from: 'form.editing', to: 'authenticated.active' }));
    expect(
      (
        await add(
          headers,
          jumps.map((jump) => ({ ...jump, hash: hashTraceRow(jump) })),
        )
      ).code,
    ).toBe('10');
  });

  test('rows that are not of one piece are refused', async () => {
    const { headers, loginLogId } = await half();
    const rows = recordedRows(failedFaceEvents(loginLogId));
    expect((await add(headers, [rows[0], rows[2]])).code).toBe('10');
  });

  test('somebody else’s sign-in can not be written about: its rows are not stored', async () => {
    const other = await attempt(server);
    const { headers, loginLogId } = await half();
    const rows = recordedRows(failedFaceEvents(other.data.userLoginLogId), { sid: 'd'.repeat(32) });
    await add(headers, rows);
    expect((await rowsOfLogin(other.data.userLoginLogId)).map(({ source }) => source)).toEqual(['server']);
    const kept = (await rowsOfLogin(loginLogId)).filter(({ source }) => source === 'browser');
    expect(kept.map(({ event }) => event)).toEqual(['CAPTCHA_OK', 'SUBMIT', 'KEY_OK']);
  });

  test.each(['logout', 'liveness', 'administrator', 'elsewhere'] as const)(
    'a session that was ended (%s) still records how it ended, and is good for nothing else',
    async (endReason) => {
      const { headers, loginLogId } = await half();
      const ended = eq(session.loginLogId, Number(loginLogId));
      const lastSeenAt = new Date(Date.now() - 120_000);
      await server.database.update(session).set({ endedAt: new Date(), endReason, lastSeenAt }).where(ended);
      const rows = recordedRows([...failedFaceEvents(loginLogId), { type: 'BACK' }], {
        sid: loginLogId.padStart(32, 'e'),
      });
      expect((await add(headers, rows)).code).toBe('00');
      expect((await rowsOfLogin(loginLogId)).at(-1)).toMatchObject({ event: 'BACK', toState: 'form.captchaLoading' });
      const [kept] = await server.database.select().from(session).where(ended);
      expect(kept).toMatchObject({ endReason, lastSeenAt });
      const url = '/prod/login/currentUser';
      expect(['02', '-1']).toContain((await call(server, { method: 'GET', url, headers })).code);
    },
  );

  test('a session that nobody used for too long records how it ended, and does not live again', async () => {
    const { headers, loginLogId } = await half();
    const idle = { lastSeenAt: new Date(Date.now() - 3_600_000) };
    await server.database
      .update(session)
      .set(idle)
      .where(eq(session.loginLogId, Number(loginLogId)));
    const rows = recordedRows(failedFaceEvents(loginLogId), { sid: 'f'.repeat(32) });
    expect((await add(headers, rows)).code).toBe('00');
    const payload = { userId: '1', base64Img: 'AAAA' };
    const url = '/prod/login/getSilenceLiveNessResult';
    expect((await call(server, { method: 'POST', url, headers, payload })).code).toBe('02');
  });
});
