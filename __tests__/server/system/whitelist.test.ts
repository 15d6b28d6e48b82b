import type { WhiteListCheck, WhiteListInfo } from '@/contract/entities/users/whitelist';
import { settingChange } from '../../../server/database/tables/systemTables';
import { get, send } from '../../support/cases/cases';
import { openLine } from '../../support/server/liveLine';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { attempt, call, makeSignInUser } from '../../support/server/signingIn';
import { asOwner } from '../../support/server/database';

let server: TestServer;
let institutionId: number;
let admin: SignedIn;
let agent: SignedIn;
let auditor: SignedIn;
let foreign: SignedIn;

beforeEach(async () => {
  server = await startApp();
  const { database } = server;
  institutionId = await makeInstitution(database);
  admin = await signInAs(database, await makeUser(database, { institutionId, role: 'admin' }));
  agent = await signInAs(database, await makeUser(database, { institutionId }));
  auditor = await signInAs(database, await makeUser(database, { institutionId, role: 'auditor' }));
  const elsewhere = await makeInstitution(database);
  foreign = await signInAs(database, await makeUser(database, { institutionId: elsewhere, role: 'admin' }));
});
afterEach(() => server.close());

const read = async (who: SignedIn) =>
  (await get<WhiteListInfo>(server, who, { path: '/prod/loginLimit/whiteList' })).data;
const update = (who: SignedIn, whiteList: string) =>
  send(server, who, { path: '/prod/loginLimit/whiteList/update', body: { whiteList } });
const check = async (who: SignedIn, whiteList: string) =>
  (await send<WhiteListCheck>(server, who, { path: '/prod/loginLimit/whiteList/check', body: { whiteList } })).data;
/** Calls from another address than the machine's own. */
const from = (who: SignedIn, remoteAddress: string) =>
  call(server, { method: 'GET', url: '/prod/login/currentUser', headers: { ...who.headers }, remoteAddress });
const movedTo = (who: SignedIn, ip: string) =>
  server.database.$client.query('update session set ip = $1 where id = $2', [ip, who.sessionId]);

test('SY-01 §5 a whitelist is saved tidily, names the caller’s address, and its change is written down', async () => {
  expect(await read(admin)).toEqual({ whiteList: '', yourAddress: '127.0.0.1', systemWhiteList: '', lastChange: null });
  expect((await update(admin, ' 127.0.0.0/8,10.1.2.3，2001:db8::/32\n\n192.168.1.1, ')).code).toBe('00');
  expect(await read(auditor)).toMatchObject({
    whiteList: '127.0.0.0/8, 10.1.2.3, 2001:db8::/32, 192.168.1.1',
    lastChange: { userName: expect.any(String) as string },
  });
  const [change, ...more] = await server.database.select().from(settingChange);
  expect(change).toMatchObject({ key: 'ipWhitelist', before: '', userId: admin.userId, institutionId });
  expect(more).toEqual([]);
  await expect(asOwner(server, `update setting_change set after = 'x'`)).rejects.toThrow('append-only');
});

test('SY-01 wrong entries are named, and nothing is saved', async () => {
  const reply = await update(admin, '127.0.0.1, office, 10.0.0.0/40, 10, 300.1.1.1, fe80::/x');
  expect([reply.code, reply.message]).toEqual([
    '59',
    'Not an IP address or range: office, 10.0.0.0/40, 10, 300.1.1.1, fe80::/x',
  ]);
  expect((await check(admin, '127.0.0.1, office')).wrong).toEqual(['office']);
  expect((await read(admin)).whiteList).toBe('');
});

test('SY-01 nobody locks themselves out', async () => {
  const reply = await update(admin, '10.0.0.0/8');
  expect([reply.code, reply.message]).toEqual([
    '58',
    'Your own address 127.0.0.1 is not on the list: you would lock yourself out',
  ]);
  expect(await check(admin, '10.0.0.0/8')).toMatchObject({ wrong: [], includesYou: false });
  expect((await read(admin)).whiteList).toBe('');
  expect((await update(admin, '10.0.0.0/8, 127.0.0.1')).code).toBe('00');
  // An empty one lets everybody in again.
  expect((await update(admin, ' , ')).code).toBe('00');
  expect((await from(agent, '8.8.8.8')).code).toBe('00');
});

test('SY-01 users who would be locked out are listed before, and are locked out at once afterwards', async () => {
  const address = await server.app.listen({ port: 0 });
  await movedTo(agent, '203.0.113.7');
  // The administrator has signed in elsewhere and works from here now.
  await movedTo(admin, '198.51.100.1');
  const list = '127.0.0.0/8';
  const told = await check(admin, list);
  expect(told).toMatchObject({ includesYou: true, online: 3, outside: [{ address: '203.0.113.7' }] });
  expect(told.outside.map(({ id }) => id)).toEqual([String(agent.userId)]);
  const line = await openLine(address, agent);
  expect((await line.next()).type).toBe('welcome');
  expect((await update(admin, list)).code).toBe('00');
  expect((await line.next()).type).toBe('forcedLogout');
  expect((await from(agent, '127.0.0.1')).code).toBe('-1');
  expect((await from(auditor, '127.0.0.1')).code).toBe('00');
  expect((await from(admin, '127.0.0.1')).code).toBe('00');
});

test('SY-01 a session is no good from an address that is not on the list, by calls and by the live line', async () => {
  await update(admin, '127.0.0.0/8');
  expect((await from(agent, '203.0.113.7')).code).toBe('15');
  expect((await from(agent, '127.0.0.9')).code).toBe('00');
  expect((await from(foreign, '203.0.113.7')).code).toBe('00');
});

test('SY-01 LG-12 nobody signs in from an address that is not on the list', async () => {
  await makeSignInUser(server.database, { username: 'agent', institutionId });
  await update(admin, '127.0.0.1');
  expect((await attempt(server)).code).toBe('00');
  await server.database.$client.query(`update system_setting set value = '10.0.0.0/8' where key = 'ipWhitelist'`);
  expect((await attempt(server)).code).toBe('15');
});

test('RO-01 an auditor reads and changes nothing, an agent sees nothing, and another institution has its own', async () => {
  expect((await update(auditor, '127.0.0.1')).code).toBe('21');
  expect((await get(server, agent, { path: '/prod/loginLimit/whiteList' })).code).toBe('21');
  await update(admin, '127.0.0.0/8');
  expect((await read(foreign)).whiteList).toBe('');
  expect((await check(foreign, '127.0.0.1')).online).toBe(1);
});
