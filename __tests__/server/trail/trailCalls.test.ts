import type { TrailLogin, TrailOfLogin } from '@/contract/entities/users/trail';
import { eq } from 'drizzle-orm';
import { attemptCount, rateUse } from '../../../server/database/tables/signInTables';
import { trailEntry } from '../../../server/database/tables/trailTables';
import { endEverySession } from '../../../server/live/endEverySession';
import { closeFaceThread } from '../../../server/security/face/faceThread';
import { face, picture } from '../../support/faces/facePictures';
import { makeInstitution, makeUser, type SignedIn, signInAs } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { attempt, call, getHeaders, makeSignInUser } from '../../support/server/signingIn';
import { rowsOfLogin, sendPicture } from '../../support/trail/trailRig';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let server: TestServer;
let folder: string;
let institutionId: number;
let auditor: SignedIn;
let foreignAuditor: SignedIn;
let userId: number;
let blank: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'saldo-trail-'));
  server = await startApp({ environment: { AUDIT_ANCHOR_FILE: path.join(folder, 'heads.jsonl') } });
  const { database } = server;
  ({ id: userId, institutionId } = await makeSignInUser(database, { username: 'face', faceCheck: 'camera' }));
  await makeSignInUser(database, { username: 'agent', institutionId });
  auditor = await signInAs(database, await makeUser(database, { institutionId, role: 'auditor' }));
  const elsewhere = await makeInstitution(database);
  foreignAuditor = await signInAs(database, await makeUser(database, { institutionId: elsewhere, role: 'auditor' }));
  blank = (await picture.blank()).toString('base64');
});
afterAll(async () => {
  await server.close();
  await closeFaceThread();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await server.database.delete(attemptCount);
  await server.database.delete(rateUse);
});

const read = <Data = unknown>(who: SignedIn, asked: string) =>
  call<Data>(server, { method: 'GET', url: `/prod/trail/${asked}`, headers: who.headers });

const getTells = async (loginLogId: string) =>
  (await rowsOfLogin(server.database, loginLogId)).map(({ event, outcome }) => [event, outcome]);

describe('TR-02 the server writes what it sees, in the transaction of the fact', () => {
  test('a sign-in, and its end', async () => {
    const login = await attempt(server);
    await call(server, { method: 'GET', url: '/prod/login/out', headers: getHeaders(login) });
    expect(await getTells(login.data.userLoginLogId)).toEqual([
      ['signIn', 'success'],
      ['logout', 'logout'],
    ]);
  });

  test('a wrong password, a wrong captcha, a password that no key opens, and a name that belongs to nobody, in no institution’s chain', async () => {
    await attempt(server, { password: 'wrong-one' });
    await attempt(server, { body: { captcha: '1111' } });
    await attempt(server, { body: { password: 'AAAA' } });
    await attempt(server, { username: 'nobody', body: { captcha: '1111' } });
    await attempt(server, { username: 'nobody' });
    const rows = await server.database.select().from(trailEntry).orderBy(trailEntry.id);
    expect(rows.slice(-5).map(({ chain, outcome }) => [chain, outcome])).toEqual([
      [institutionId, 'wrongCredentials'],
      [institutionId, 'wrongCaptcha'],
      [institutionId, 'passwordKeyExpired'],
      [0, 'wrongCaptcha'],
      [0, 'wrongCredentials'],
    ]);
    expect(JSON.stringify(rows)).not.toContain('nobody');
  });

  test('the first of too many tries of an address, and no other', async () => {
    await server.database.insert(rateUse).values({ key: 'login:127.0.0.1', points: 300, expire: Date.now() + 60_000 });
    for (let tries = 0; tries < 3; tries += 1) expect((await attempt(server)).code).toBe('14');
    const rows = await server.database.select().from(trailEntry).where(eq(trailEntry.outcome, 'tooMany'));
    expect(rows.map(({ chain, source }) => [chain, source])).toEqual([[institutionId, 'server']]);
  });

  test('each face check with its verdict, and the end after the third', async () => {
    const login = await attempt(server, { username: 'face' });
    const payload = { userId: String(userId), base64Img: blank };
    for (let tries = 0; tries < 3; tries += 1) await sendPicture(server, getHeaders(login), payload);
    expect(await getTells(login.data.userLoginLogId)).toEqual([
      ['signIn', 'livenessPending'],
      ['faceCheck', 'failed'],
      ['faceCheck', 'failed'],
      ['faceCheck', 'failed'],
      ['faceCheckEnded', 'livenessFailed'],
    ]);
  });

  test('a passed face check', async () => {
    const login = await attempt(server, { username: 'face' });
    await sendPicture(server, getHeaders(login), { userId: String(userId), base64Img: face.toString('base64') });
    expect((await getTells(login.data.userLoginLogId)).at(-1)).toEqual(['faceCheck', 'passed']);
  });

  test('a session that somebody else ended', async () => {
    const login = await attempt(server);
    const id = Number(login.data.userInfo.id);
    await endEverySession(server.database, { userId: id, institutionId }, { reason: 'administrator', now: new Date() });
    expect((await getTells(login.data.userLoginLogId)).at(-1)).toEqual(['forcedEnd', 'administrator']);
  });

  test('never a password, token, captcha or picture', async () => {
    const login = await attempt(server, { username: 'face' });
    await sendPicture(server, getHeaders(login), { userId: String(userId), base64Img: blank });
    const all = JSON.stringify(await server.database.select().from(trailEntry));
    for (const secret of ['Passw0rd', login.data.token, blank.slice(0, 40), 'test-device']) {
      expect(all).not.toContain(secret);
    }
  });
});

const logins = async (query = '', by = auditor) =>
  (await read<{ result: TrailLogin[]; totalCount: number }>(by, `logins${query}`)).data;

describe('TR-02 the auditor', () => {
  test('finds the sign-ins whose liveness failed', async () => {
    const { result, totalCount } = await logins('?result=livenessFailed');
    expect(totalCount).toBe(1);
    expect(result[0]).toMatchObject({ username: 'face', result: 'livenessFailed', faceFailures: 3, client: 'main' });
  });

  test('finds by user, code, number and day; a day without sign-ins is empty', async () => {
    const one = (await logins('?user=FACE&result=livenessFailed')).result[0];
    expect((await logins(`?userLoginLogId=${one?.userLoginLogId ?? ''}`)).totalCount).toBe(1);
    expect((await logins('?userLoginLogId=nobody')).totalCount).toBe(0);
    expect((await logins('?user=nobody')).totalCount).toBe(0);
    expect((await logins('?code=404')).totalCount).toBe(0);
    expect((await logins('?from=2020-01-01&to=2020-01-02')).totalCount).toBe(0);
    expect((await logins('?from=2020-01-01')).totalCount).toBe((await logins()).totalCount);
  });

  test('finds wrong captchas, and passwords that no key opens', async () => {
    for (const result of ['wrongCaptcha', 'passwordKeyExpired', 'tooMany']) {
      const found = await logins(`?result=${result}`);
      expect(found.result.map(({ username }) => username)).toEqual(['agent']);
    }
  });

  test('reads one sign-in step by step', async () => {
    const [found] = (await logins('?result=livenessFailed')).result;
    const { data } = await read<TrailOfLogin>(auditor, `login/${found?.userLoginLogId ?? ''}`);
    expect(data.login).toEqual(found);
    expect(data.rows.map(({ event }) => event)).toEqual([
      'signIn',
      'faceCheck',
      'faceCheck',
      'faceCheck',
      'faceCheckEnded',
    ]);
  });

  test('sees nothing of another institution: its sign-in is as absent as none', async () => {
    const [mine] = (await logins()).result;
    expect((await logins('', foreignAuditor)).totalCount).toBe(0);
    const of = (id: string) => read(foreignAuditor, `login/${id}`);
    const foreign = await of(mine?.userLoginLogId ?? '');
    const absent = await of('999999999');
    expect(foreign.code).toBe('20');
    expect([foreign.code, foreign.message]).toEqual([absent.code, absent.message]);
  });

  test.each(['member', 'leader', 'admin'] as const)('alone: a %s is refused', async (role) => {
    const other = await signInAs(server.database, await makeUser(server.database, { institutionId, role }));
    for (const url of ['logins', 'verify', 'export/csv', 'export/json', 'login/1']) {
      expect((await read(other, url)).code).toBe('21');
    }
  });
});
