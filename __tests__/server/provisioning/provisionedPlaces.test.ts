import { and, eq } from 'drizzle-orm';
import { directoryGroupMember } from '../../../server/database/tables/directoryTables';
import { appUser } from '../../../server/database/tables/organizationTables';
import { ssoProvider } from '../../../server/database/tables/singleSignOnTables';
import { userHistory } from '../../../server/database/tables/userTables';
import { entraUser, patch } from '../../support/server/directory';
import { openLine } from '../../support/server/liveLine';
import { createMappedDirectory } from '../../support/server/mappedDirectory';
import { makeUser, signInAs } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

let server: TestServer;
let rig: Awaited<ReturnType<typeof createMappedDirectory>>;

beforeAll(async () => {
  server = await startApp();
  rig = await createMappedDirectory(server);
});
afterAll(() => server.close());

test('ID-03 RO-01 role, group and queue follow the first mapped group, with the rig.key as author', async () => {
  const id = await rig.addUser('mover');
  const own = await signInAs(server.database, Number(id));
  const address = await server.app.listen({ port: 0 });
  const line = await openLine(address, own);
  await line.next();
  const heads = await rig.addGroup('Heads');
  const collectors = await rig.addGroup('Collectors', [id], { externalId: 'id-of-collectors' });
  expect(await rig.rowOf(id)).toMatchObject({ role: 'member', groupId: null, queueId: rig.queueId });
  await rig.directory.patch(`/Groups/${heads}`, patch({ op: 'Add', path: 'members', value: [{ value: id }] }));
  expect(await rig.rowOf(id)).toMatchObject({
    role: 'leader',
    groupId: rig.groupId,
    queueId: rig.queueId,
    modifierName: 'Entra',
  });
  const call = await server.app.inject({ url: '/prod/manage/user/list', headers: own.headers });
  expect(call.json()).toMatchObject({ code: '00' });
  expect(await line.next()).toMatchObject({ type: 'permissionsChanged' });
  const user = await rig.directory.get(`/Users/${id}`);
  expect(user.body['groups']).toMatchObject([
    { value: heads, display: 'Heads', type: 'direct' },
    { value: collectors, display: 'Collectors' },
  ]);
  await rig.directory.patch(`/Groups/${heads}`, patch({ op: 'Replace', path: 'displayName', value: 'Former heads' }));
  expect(await rig.rowOf(id)).toMatchObject({ role: 'member', groupId: rig.groupId, queueId: rig.queueId });
  await rig.directory.patch(`/Groups/${heads}`, patch({ op: 'Replace', path: 'displayName', value: 'Heads' }));
  await rig.directory.remove(`/Groups/${heads}`);
  expect(await rig.rowOf(id)).toMatchObject({ role: 'member' });
  const rows = await server.database
    .select()
    .from(userHistory)
    .where(and(eq(userHistory.userId, Number(id)), eq(userHistory.kind, 'changed')));
  expect(rows.map(({ fields, byId }) => [fields, byId])).toEqual([
    [['queueId'], rig.key.userId],
    [['role', 'groupId'], rig.key.userId],
    [['role'], rig.key.userId],
    [['role'], rig.key.userId],
    [['role'], rig.key.userId],
  ]);
});

test('ID-03 RO-01 after the last mapped value a leader becomes an agent, and unmapped users keep their role', async () => {
  const id = await rig.addUser('was-head', { roles: [{ value: 'Heads' }] });
  expect(await rig.rowOf(id)).toMatchObject({ role: 'leader', groupId: rig.groupId });
  const unmapped = await rig.addGroup('Lunch', [id]);
  await rig.directory.patch(`/Groups/${unmapped}`, patch({ op: 'remove', path: 'members' }));
  expect(await rig.rowOf(id)).toMatchObject({ role: 'leader' });
  await rig.directory.patch(`/Users/${id}`, patch({ op: 'remove', path: 'roles[value eq "Heads"]' }));
  expect(await rig.rowOf(id)).toMatchObject({ role: 'member', groupId: rig.groupId });
  await server.database
    .update(appUser)
    .set({ role: 'leader' })
    .where(eq(appUser.id, Number(id)));
  await rig.directory.patch(`/Users/${id}`, patch({ op: 'add', path: 'roles', value: 'Unmapped' }));
  await rig.directory.patch(`/Groups/${unmapped}`, patch({ op: 'add', path: 'members', value: { value: id } }));
  expect(await rig.rowOf(id)).toMatchObject({ role: 'leader' });
});

test('ID-03 RO-01 roles of a user have effect later too, in each shape of a request', async () => {
  const id = await rig.addUser('roles');
  const only = 'roles[primary eq "True"].value';
  const steps: (readonly [object, string])[] = [
    [patch({ op: 'Add', path: 'roles', value: [{ value: 'Heads' }] }), 'leader'],
    [patch({ op: 'Remove', path: 'roles', value: [{ value: 'Heads' }] }), 'member'],
    [patch({ op: 'Replace', path: only, value: 'Heads' }), 'leader'],
    [patch({ op: 'Replace', path: only, value: 'Nobody' }), 'member'],
    [patch({ op: 'Replace', value: { roles: ['Heads'] } }), 'leader'],
    [patch({ op: 'Remove', path: 'roles' }), 'member'],
  ];
  for (const [body, role] of steps) {
    expect((await rig.directory.patch(`/Users/${id}`, body)).status).toBe(200);
    expect(await rig.rowOf(id)).toMatchObject({ role });
  }
  await rig.directory.put(`/Users/${id}`, entraUser('roles', { roles: [{ value: 'Heads' }] }));
  expect((await rig.directory.get(`/Users/${id}`)).body).toMatchObject({ roles: [{ value: 'Heads' }] });
  expect(await rig.rowOf(id)).toMatchObject({ role: 'leader' });
});

test('ID-03 RO-01 groups never move administrators and auditors, and never exceed the highest role', async () => {
  const auditor = await makeUser(server.database, { institutionId: rig.institutionId, role: 'auditor' });
  const id = await rig.addUser('limited');
  await server.database.update(ssoProvider).set({ maximumRole: 'member' });
  const heads = await rig.addGroup('Heads', [String(rig.admin), String(auditor), id]);
  expect(await rig.rowOf(id)).toMatchObject({ role: 'member', groupId: rig.groupId });
  await server.database.update(ssoProvider).set({ maximumRole: 'leader' });
  await rig.directory.remove(`/Groups/${heads}`);
  expect(await rig.rowOf(String(rig.admin))).toMatchObject({ role: 'admin', groupId: null });
  expect(await rig.rowOf(String(auditor))).toMatchObject({ role: 'auditor', groupId: null });
});

test('ID-03 of two concurrent groups with the same name one is refused, and concurrent members are all added', async () => {
  const twins = await Promise.all([1, 2].map(() => rig.directory.post('/Groups', { displayName: 'Twin' })));
  expect(twins.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  const ids = await Promise.all(['crowd1', 'crowd2', 'crowd3', 'crowd4'].map((name) => rig.addUser(name)));
  const groups = await Promise.all(['Heads', 'Crowd'].map((name) => rig.addGroup(name)));
  const replies = await Promise.all(
    ids.flatMap((value) =>
      groups.map((id) =>
        rig.directory.patch(`/Groups/${id}`, patch({ op: 'add', path: 'members', value: [{ value }] })),
      ),
    ),
  );
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  const rows = await server.database
    .select()
    .from(directoryGroupMember)
    .where(eq(directoryGroupMember.groupId, Number(groups[0])));
  expect(rows).toHaveLength(ids.length);
  for (const id of ids) expect(await rig.rowOf(id)).toMatchObject({ role: 'leader' });
  await rig.directory.remove(`/Groups/${groups[0]}`);
});
