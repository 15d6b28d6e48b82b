import type { Role } from '@/contract/codes/userCodes';
import type { UserPermissions } from '@/contract/entities/users/permission';
import { appUser } from '../../../server/database/tables/organizationTables';
import { permissionChange } from '../../../server/database/tables/userTables';
import { eq } from 'drizzle-orm';
import { get, send } from '../../support/cases/cases';
import { openLine } from '../../support/server/liveLine';
import { permissionRig, type RoleChange } from '../../support/permissions/permissionRig';
import { makeGroup, makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { attempt, call, getHeaders, makeSignInUser } from '../../support/server/signingIn';

let server: TestServer;
let address: string;
let institutionId: number;
let admin: SignedIn;

beforeAll(async () => {
  server = await startApp();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const sign = async (role: Role, more: { institutionId?: number; groupId?: number } = {}): Promise<SignedIn> =>
  signInAs(server.database, await makeUser(server.database, { institutionId, role, ...more }));

beforeEach(async () => {
  institutionId = await makeInstitution(server.database);
  admin = await sign('admin');
});

const { roles, ofUser, codeOf, mayListCases, settle, settleFor } = permissionRig(
  () => server,
  () => admin,
);
const toLeader = (allowed: boolean): RoleChange => ({ role: 'leader', permission: 'cases.extend', allowed });
const getCases = ({ permissions }: UserPermissions) =>
  permissions.find(({ permission }) => permission === 'cases.read');
const take = (from: SignedIn, by: SignedIn, version: string) =>
  send(server, by, {
    path: '/prod/permission/user',
    body: { userId: String(from.userId), version, changes: [{ permission: 'permissions.manage', allowed: false }] },
  });

test('RO-01 a permission removed from a role is refused at the next call, and a restored one works again', async () => {
  const agent = await sign('member');
  expect(await mayListCases(agent)).toBe('00');
  expect(await settle([{ role: 'member', permission: 'cases.read', allowed: false }])).toMatchObject({
    code: '00',
    data: { affected: 1 },
  });
  expect(await mayListCases(agent)).toBe('21');
  const menu = await get<{ index: string }[]>(server, agent, {
    path: '/prod/menu/asideMenu',
    input: { userId: String(agent.userId) },
  });
  expect(menu.data).not.toContainEqual({ index: '/case/list' });
  await settle([{ role: 'member', permission: 'cases.read', allowed: true }]);
  expect(await mayListCases(agent)).toBe('00');
  expect((await roles()).roles.flatMap(({ overrides }) => overrides)).toEqual([]);
});

test('RO-01 another institution does not feel it', async () => {
  const other = await sign('member', { institutionId: await makeInstitution(server.database) });
  await settle([{ role: 'member', permission: 'cases.read', allowed: false }]);
  expect(await mayListCases(other)).toBe('00');
});

test('RO-01 the setting of the user overrides the role, and the source is returned', async () => {
  const [one, two] = [await sign('member'), await sign('member')];
  await settleFor(one.userId, [{ permission: 'cases.read', allowed: true }]);
  await settle([{ role: 'member', permission: 'cases.read', allowed: false }]);
  expect([await mayListCases(one), await mayListCases(two)]).toEqual(['00', '21']);
  expect(getCases(await ofUser(one.userId))).toMatchObject({ allowed: true, from: 'user', byRole: false, own: true });
  expect(getCases(await ofUser(two.userId))).toMatchObject({ allowed: false, from: 'role', own: null });
  await settleFor(one.userId, [{ permission: 'cases.read', allowed: null }]);
  expect(await mayListCases(one)).toBe('21');
});

test('RO-01 the changed hear it at once, others do not', async () => {
  const [agent, leader] = [await sign('member'), await sign('leader')];
  const lines = await Promise.all([openLine(address, agent), openLine(address, leader)]);
  for (const line of lines) await line.next();
  await settleFor(agent.userId, [{ permission: 'cases.work', allowed: false }]);
  expect(await lines[0].next()).toEqual({ type: 'permissionsChanged' });
  await settle([{ role: 'leader', permission: 'cases.assign', allowed: false }]);
  expect(await lines[1].next()).toEqual({ type: 'permissionsChanged' });
  expect(lines[0].unread()).toEqual([]);
  for (const line of lines) line.socket.close();
});

test('RO-01 an auditor gains nothing that changes and loses nothing that is audited; a member gains nothing that views others', async () => {
  const auditor = await sign('auditor');
  const refused: RoleChange[] = [
    { role: 'auditor', permission: 'users.manage', allowed: true },
    { role: 'auditor', permission: 'cases.work', allowed: true },
    { role: 'auditor', permission: 'trail.read', allowed: false },
    { role: 'member', permission: 'users.read', allowed: true },
    { role: 'leader', permission: 'users.manage', allowed: true },
    { role: 'member', permission: 'behaviour.record', allowed: false },
  ];
  for (const change of refused) expect(await settle([change])).toMatchObject({ code: '50' });
  expect(await settleFor(auditor.userId, [{ permission: 'system.manage', allowed: true }])).toMatchObject({
    code: '50',
  });
  expect(await settleFor(auditor.userId, [{ permission: 'monitoring.read', allowed: false }])).toMatchObject({
    code: '50',
  });
  expect(await server.database.$count(permissionChange, eq(permissionChange.institutionId, institutionId))).toBe(0);
});

test('RO-01 one change that is refused undoes all of them', async () => {
  await settle([
    { role: 'member', permission: 'cases.read', allowed: false },
    { role: 'auditor', permission: 'users.manage', allowed: true },
  ]);
  expect((await roles()).roles.flatMap(({ overrides }) => overrides)).toEqual([]);
});

test('RO-01 nobody gives what they do not have', async () => {
  const second = await sign('admin');
  await settleFor(second.userId, [{ permission: 'cases.extend', allowed: false }]);
  const give = [{ role: 'member' as const, permission: 'cases.extend', allowed: true }];
  expect(await settle(give, second)).toMatchObject({ code: '51' });
  expect(await settle(give)).toMatchObject({ code: '00' });
  await settle([toLeader(false)]);
  expect(await settle([toLeader(true)], second)).toMatchObject({ code: '00' });
});

test('RO-01 nobody takes the key away from themselves, neither by the role nor by the user', async () => {
  const taken: RoleChange = { role: 'admin', permission: 'permissions.manage', allowed: false };
  expect(await settle([taken])).toMatchObject({ code: '52' });
  expect(await settleFor(admin.userId, [{ permission: 'permissions.manage', allowed: false }])).toMatchObject({
    code: '52',
  });
  // With an own setting the caller keeps it, and may take it from the others.
  const second = await sign('admin');
  await settleFor(admin.userId, [{ permission: 'permissions.manage', allowed: true }]);
  expect(await settle([taken])).toMatchObject({ code: '00' });
  expect(await codeOf(second, '/prod/permission/roles')).toBe('21');
  expect(await settleFor(admin.userId, [{ permission: 'permissions.manage', allowed: null }])).toMatchObject({
    code: '52',
  });
});

test('RO-01 of two administrators who take the key from each other at once, one keeps it', async () => {
  const second = await sign('admin');
  const versions = { first: (await ofUser(admin.userId)).version, second: (await ofUser(second.userId)).version };
  const replies = await Promise.all([take(second, admin, versions.second), take(admin, second, versions.first)]);
  expect(replies.map(({ code }) => code).toSorted((a, b) => a.localeCompare(b))).toEqual(['00', '21']);
  const left = [await codeOf(admin, '/prod/permission/roles'), await codeOf(second, '/prod/permission/roles')];
  expect(left.toSorted((a, b) => a.localeCompare(b))).toEqual(['00', '21']);
});

test('RO-01 what somebody else has settled meanwhile is not overwritten', async () => {
  const { version } = await roles();
  const changes = [{ role: 'member', permission: 'cases.read', allowed: false }];
  await settle([{ role: 'leader', permission: 'cases.assign', allowed: false }]);
  expect(await send(server, admin, { path: '/prod/permission/roles', body: { version, changes } })).toMatchObject({
    code: '22',
  });
});

test('RO-01 a user of another institution does not exist here', async () => {
  const foreign = await sign('member', { institutionId: await makeInstitution(server.database) });
  const absent = await get(server, admin, { path: '/prod/permission/user/987654321' });
  const other = await get(server, admin, { path: `/prod/permission/user/${foreign.userId}` });
  expect([other.code, other.message]).toEqual([absent.code, absent.message]);
  expect(other.code).toBe('20');
});

test('RO-01 a lost role removes the grants of the user', async () => {
  const leader = await sign('leader');
  await settleFor(leader.userId, [{ permission: 'seats.manage', allowed: true }]);
  await server.database.update(appUser).set({ role: 'member' }).where(eq(appUser.id, leader.userId));
  const { permissions } = await ofUser(leader.userId);
  expect(permissions.find(({ permission }) => permission === 'seats.manage')).toMatchObject({
    allowed: false,
    from: 'fixed',
  });
});

test('RO-01 every change is in the history, which is read-only', async () => {
  const agent = await sign('member', { groupId: await makeGroup(server.database, institutionId) });
  await settle([{ role: 'member', permission: 'cases.read', allowed: false }]);
  await settleFor(agent.userId, [{ permission: 'cases.work', allowed: false }]);
  const { data } = await get<{ result: object[] }>(server, admin, { path: '/prod/permission/history' });
  expect(data.result).toMatchObject([
    { permission: 'cases.work', role: null, allowed: false },
    { permission: 'cases.read', role: 'member', userName: null, allowed: false },
  ]);
  const tampering = server.database.update(permissionChange).set({ permission: 'x' });
  await expect(Promise.resolve(tampering)).rejects.toThrow('Failed query');
});

test('RO-01 the users with settings of their own are found first, and by name', async () => {
  const agent = await sign('member');
  await settleFor(agent.userId, [{ permission: 'cases.work', allowed: false }]);
  const found = await get<{ result: { id: string }[]; totalCount: number }>(server, admin, {
    path: '/prod/permission/users',
    input: { own: 'true' },
  });
  expect(found.data).toMatchObject({ result: [{ id: String(agent.userId), ownCount: 1 }], totalCount: 1 });
});

test('RO-01 the sign-in returns the permissions in force, and the client requests them again later', async () => {
  await makeSignInUser(server.database, { username: `told${institutionId}`, institutionId });
  await settle([{ role: 'member', permission: 'cases.work', allowed: false }]);
  const reply = await attempt(server, { username: `told${institutionId}` });
  expect(reply.data.userInfo.permissions).toContain('cases.read');
  expect(reply.data.userInfo.permissions).not.toContain('cases.work');
  const mine = () =>
    call<{ permissions: string[] }>(server, {
      method: 'GET',
      url: '/prod/menu/permissions',
      headers: getHeaders(reply),
    });
  expect((await mine()).data.permissions).toEqual(reply.data.userInfo.permissions);
  await settle([{ role: 'member', permission: 'cases.work', allowed: true }]);
  expect((await mine()).data.permissions).toContain('cases.work');
});
