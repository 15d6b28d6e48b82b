import { eq } from 'drizzle-orm';
import type { SystemUserInfo } from '@/contract/entities/users/systemUser';
import { trailEntry } from '../../../server/database/tables/trailTables';
import { createDirectory, entraGroup, oktaGroup, patch } from '../../support/server/directory';
import { createMappedDirectory, makeDirectoryKey } from '../../support/server/mappedDirectory';
import { makeInstitution, signInAs } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { call } from '../../support/server/signingIn';

let server: TestServer;
let rig: Awaited<ReturnType<typeof createMappedDirectory>>;
let others: ReturnType<typeof createDirectory>;

beforeAll(async () => {
  server = await startApp();
  rig = await createMappedDirectory(server);
  const key = await makeDirectoryKey(server, await makeInstitution(server.database));
  others = createDirectory(server.app, key);
});
afterAll(() => server.close());

const find = (filter: string, more = '') => rig.directory.get(`/Groups?filter=${encodeURIComponent(filter)}${more}`);

test('ID-03 Entra ID adds a group, finds it without members, adds and removes members, renames and deletes it', async () => {
  const [ana, ben] = [await rig.addUser('ana'), await rig.addUser('ben')];
  const made = await rig.directory.post('/Groups', entraGroup('Entra team'));
  const id = String(made.body['id']);
  expect(made).toMatchObject({ status: 201, headers: { location: expect.stringContaining(`/Groups/${id}`) } });
  const add = {
    op: 'Add',
    path: 'members',
    value: [
      { $ref: null, value: ana },
      { $ref: null, value: ben },
    ],
  };
  await rig.directory.patch(`/Groups/${id}`, patch(add));
  expect(await rig.membersOf(id)).toEqual([ana, ben]);
  const found = await find('displayName eq "Entra team"', '&excludedAttributes=members');
  expect(found.body).toMatchObject({ totalResults: 1, Resources: [{ id, displayName: 'Entra team' }] });
  expect(JSON.stringify(found.body)).not.toContain('members');
  expect((await find(`id eq "${id}" and members eq "${ana}"`)).body['totalResults']).toBe(1);
  const remove = { op: 'Remove', path: 'members', value: [{ $ref: null, value: ana }] };
  await rig.directory.patch(`/Groups/${id}`, patch(remove));
  await rig.directory.patch(`/Groups/${id}`, patch({ op: 'remove', path: `members[value eq "${ben}"]` }));
  expect(await rig.membersOf(id)).toEqual([]);
  expect((await find(`id eq "${id}" and members eq "${ana}"`)).body['totalResults']).toBe(0);
  const rename = patch({ op: 'Replace', path: 'displayName', value: 'Entra crew' });
  expect((await rig.directory.patch(`/Groups/${id}`, rename)).body).toMatchObject({ displayName: 'Entra crew' });
  expect(await rig.directory.remove(`/Groups/${id}`)).toMatchObject({ status: 204, body: {} });
  expect((await rig.directory.get(`/Groups/${id}`)).status).toBe(404);
});

test('ID-03 Okta pushes a group, renames it by id, replaces and empties its members', async () => {
  const [ana, ben] = [await rig.addUser('okta-ana'), await rig.addUser('okta-ben')];
  const made = await rig.directory.post('/Groups', oktaGroup('Okta team', [ana]));
  const id = String(made.body['id']);
  expect(made.body).toMatchObject({ members: [{ value: ana, display: 'Name okta-ana', type: 'User' }] });
  const rename = patch({ op: 'replace', value: { id, displayName: 'Okta crew' } });
  expect((await rig.directory.patch(`/Groups/${id}`, rename)).body).toMatchObject({ displayName: 'Okta crew' });
  const members = [{ value: ben, display: 'ben@firma.test' }];
  await rig.directory.patch(`/Groups/${id}`, patch({ op: 'replace', path: 'members', value: members }));
  expect(await rig.membersOf(id)).toEqual([ben]);
  const both = patch(
    { op: 'remove', path: `members[value eq "${ben}"]` },
    { op: 'add', path: 'members', value: [{ value: ana, display: 'x' }] },
  );
  await rig.directory.patch(`/Groups/${id}`, both);
  expect(await rig.membersOf(id)).toEqual([ana]);
  await rig.directory.put(`/Groups/${id}`, oktaGroup('Okta crew', [ana, ben]));
  expect(await rig.membersOf(id)).toEqual([ana, ben]);
  await rig.directory.patch(`/Groups/${id}`, patch({ op: 'replace', path: 'members', value: [] }));
  expect(await rig.membersOf(id)).toEqual([]);
});

test('ID-03 a deleted user leaves its groups, a disabled one does not', async () => {
  const [off, gone] = [await rig.addUser('off'), await rig.addUser('gone')];
  const id = await rig.addGroup('Leavers', [off, gone]);
  const { headers } = await rig.directory.get(`/Groups/${id}`);
  await rig.directory.patch(`/Users/${off}`, patch({ op: 'replace', path: 'active', value: false }));
  await rig.directory.remove(`/Users/${gone}`);
  expect(await rig.membersOf(id)).toEqual([off]);
  expect((await rig.directory.get(`/Groups/${id}`)).headers['etag']).not.toBe(headers['etag']);
  const back = await rig.directory.patch(
    `/Groups/${id}`,
    patch({ op: 'add', path: 'members', value: [{ value: gone }] }),
  );
  expect([back.status, back.body['scimType']]).toEqual([400, 'invalidValue']);
});

test('ID-03 groups and members of another institution are unknown', async () => {
  const mine = await rig.addUser('own');
  const id = await rig.addGroup('Own', [mine]);
  const path = `/Groups/${id}`;
  const replies = [
    await others.get(path),
    await others.put(path, oktaGroup('Stolen', [])),
    await others.patch(path, patch({ op: 'remove', path: 'members' })),
    await others.remove(path),
  ];
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await others.post('/Groups', oktaGroup('Own', [mine]))).status).toBe(400);
  expect((await others.post('/Groups', oktaGroup('Own', []))).status).toBe(201);
  expect((await others.get(`/Groups?filter=${encodeURIComponent(`members.value eq "${mine}"`)}`)).body).toMatchObject({
    totalResults: 0,
  });
  expect(await rig.membersOf(id)).toEqual([mine]);
});

test('ID-03 TR-02 each request about groups is in the trail with the key', async () => {
  const own = await makeDirectoryKey(server, rig.institutionId);
  const client = createDirectory(server.app, own);
  await client.post('/Groups', entraGroup('Trailed'));
  await client.patch('/Groups/0', patch({ op: 'remove', path: 'members' }));
  const rows = await server.database.select().from(trailEntry).where(eq(trailEntry.userId, own.userId));
  expect(rows).toMatchObject([
    { event: 'keyCall', outcome: '201', detail: expect.stringContaining('"call":"POST /scim/v2/Groups"') },
    { event: 'keyCall', outcome: '404', detail: expect.stringContaining('"call":"PATCH /scim/v2/Groups/:id"') },
  ]);
});

test('ID-03 US-01 the page of a user names its groups of the directory', async () => {
  const [ana, ben] = [await rig.addUser('page-ana'), await rig.addUser('page-ben')];
  await rig.directory.post('/Groups', oktaGroup('Page team', [ana]));
  await rig.directory.post('/Groups', oktaGroup('Page crew', [ana]));
  const { headers } = await signInAs(server.database, rig.admin);
  const groupsOf = async (id: string) =>
    (await call<SystemUserInfo>(server, { method: 'GET', url: `/prod/manage/user/info/${id}`, headers })).data
      .directoryGroups;
  expect(await groupsOf(ana)).toEqual(['Page team', 'Page crew']);
  expect(await groupsOf(ben)).toEqual([]);
});
