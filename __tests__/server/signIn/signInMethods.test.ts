import { desc } from 'drizzle-orm';
import type { SignInConfig, SignInInfo } from '@/contract/entities/management/systemConfig';
import { attemptCount, loginLog } from '../../../server/database/tables/signInTables';
import { DEFAULT_SIGN_IN } from '../../../server/modules/signIn/signInStore';
import { get, send } from '../../support/cases/cases';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { removeGuards } from '../../support/server/database';
import { startApp, type TestServer } from '../../support/server/server';
import { attempt, call, captchaKey, getHeaders, makeSignInUser } from '../../support/server/signingIn';

let server: TestServer;
let institutionId: number;
let admin: SignedIn;

beforeEach(async () => {
  server = await startApp();
  await removeGuards(server, 'login_log');
  institutionId = await makeInstitution(server.database);
  admin = await signInAs(server.database, await makeUser(server.database, { institutionId, role: 'admin' }));
  await makeSignInUser(server.database, { username: 'agent', institutionId });
});
afterEach(() => server.close());

const save = (change: Partial<SignInConfig>, who = admin) =>
  send(server, who, { path: '/prod/manage/config/updateLoginType', body: { ...DEFAULT_SIGN_IN, ...change } });
const info = async (who = admin) => (await get<SignInInfo>(server, who, { path: '/prod/manage/config/info' })).data;
const older = () => attempt(server, { client: 'older', username: 'agent@example.test' });
const lastOutcome = async () =>
  (await server.database.select().from(loginLog).orderBy(desc(loginLog.id)).limit(1))[0]?.outcome;

test('SY-01 a way of signing in that is switched off is refused, by both clients, and only by name of the person', async () => {
  expect((await older()).code).toBe('00');
  expect((await save({ email: false })).code).toBe('00');
  const reply = await older();
  expect([reply.code, reply.message]).toEqual([
    '55',
    'Your institution has switched off this way of signing in. Ask your administrator',
  ]);
  expect(await lastOutcome()).toBe('methodRefused');
  expect((await attempt(server)).code).toBe('00');
  // The message for a wrong password is the usual one, so that it reveals no settings of the institution.
  expect((await attempt(server, { client: 'older', username: 'agent@example.test', password: 'wrong-one' })).code).toBe(
    '11',
  );
  await server.database.$client.query(`update login_log set client = 'older'`);
  expect((await save({ username: false })).code).toBe('00');
  expect((await attempt(server)).code).toBe('55');
  expect((await older()).code).toBe('00');
});

test('SY-01 never all off, and never the way one has come by oneself', async () => {
  expect((await save({ username: false, email: false })).code).toBe('10');
  expect((await save({ username: false })).code).toBe('80');
  expect((await attempt(server)).code).toBe('00');
  expect(await info()).toMatchObject({ config: DEFAULT_SIGN_IN, signedInBy: 'username', lastChange: null });
});

test('SY-01 the list of ways says how many people use each', async () => {
  await attempt(server);
  const list = async () => (await get(server, admin, { path: '/prod/manage/config/loginTypeList' })).data;
  expect(await list()).toEqual([
    { code: 'username', enabled: true, recentUsers: 2 },
    { code: 'email', enabled: true, recentUsers: 0 },
  ]);
  await save({ email: false });
  expect(await list()).toMatchObject([{ enabled: true }, { enabled: false }]);
});

test('SY-01 without the browser’s position nobody signs in where it is demanded', async () => {
  await save({ gps: true });
  expect((await attempt(server)).code).toBe('56');
  expect(await lastOutcome()).toBe('positionMissing');
  expect((await attempt(server, { body: { gps: { latitude: 19.4, longitude: -99.1 } } })).code).toBe('00');
});

test('SY-01 a captcha is required as long as one institution of the server requires it', async () => {
  const elsewhere = await makeInstitution(server.database);
  await save({ captcha: false });
  expect(await info()).toMatchObject({ captchaAnyway: true, captchaNever: false });
  expect(await captchaKey(server)).not.toBeNull();
  expect((await attempt(server, { body: { captcha: '9999' } })).code).toBe('12');
  const other = await signInAs(
    server.database,
    await makeUser(server.database, { institutionId: elsewhere, role: 'admin' }),
  );
  await save({ captcha: false }, other);
  expect(await info()).toMatchObject({ captchaAnyway: false });
  expect(await captchaKey(server)).toBeNull();
  expect((await attempt(server, { body: { codeKey: null, captcha: null } })).code).toBe('00');
  await save({ captcha: true }, other);
  expect(await captchaKey(server)).not.toBeNull();
});

test('SY-01 LV-09 the check of a role precedes the work; a check of the user precedes it', async () => {
  await makeSignInUser(server.database, { username: 'framed', institutionId, faceCheck: 'provider' });
  await save({ faceCheck: { ...DEFAULT_SIGN_IN.faceCheck, member: 'camera' } });
  const login = await attempt(server);
  expect(login.data).toMatchObject({ loginResult: false, needH5LivenessAuth: false });
  const listing = await call(server, { method: 'GET', url: '/prod/task/listing', headers: getHeaders(login) });
  expect(listing.code).toBe('17');
  expect((await attempt(server, { username: 'framed' })).data).toMatchObject({ needH5LivenessAuth: true });
  await server.database.delete(attemptCount);
  await save({});
  expect((await attempt(server)).data.loginResult).toBe(true);
});

test('RO-01 an auditor reads and changes nothing; another institution has its own', async () => {
  const auditor = await signInAs(server.database, await makeUser(server.database, { institutionId, role: 'auditor' }));
  expect((await save({ email: false }, auditor)).code).toBe('21');
  const elsewhere = await makeInstitution(server.database);
  const foreign = await signInAs(
    server.database,
    await makeUser(server.database, { institutionId: elsewhere, role: 'admin' }),
  );
  await save({ email: false });
  expect((await info(auditor)).config.email).toBe(false);
  expect((await info(foreign)).config.email).toBe(true);
});

test('SY-01 who changed what is listed, newest first, the fields that differ alone', async () => {
  await save({ gps: true });
  await save({ gps: true, faceCheck: { ...DEFAULT_SIGN_IN.faceCheck, leader: 'camera' } });
  await save({ gps: true, faceCheck: { ...DEFAULT_SIGN_IN.faceCheck, leader: 'camera' } });
  const { data } = await get<{ result: unknown[]; totalCount: number }>(server, admin, {
    path: '/prod/manage/config/changes',
    input: { key: 'signIn' },
  });
  expect(data.totalCount).toBe(2);
  expect(data.result).toMatchObject([
    { key: 'signIn', before: 'faceCheck.leader: none', after: 'faceCheck.leader: camera' },
    { key: 'signIn', before: 'gps: false', after: 'gps: true' },
  ]);
});
