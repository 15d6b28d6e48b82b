import { and, eq } from 'drizzle-orm';
import { systemUserFields } from '../../../src/contract/entities/users/systemUser';
import { appUser } from '../../../server/database/tables/organizationTables';
import { session } from '../../../server/database/tables/signInTables';
import { trailEntry } from '../../../server/database/tables/trailTables';
import { userHistory } from '../../../server/database/tables/userTables';
import { makeApiKey, type MadeApiKey } from '../../support/server/apiKeys';
import { createDirectory, entraUser, patch } from '../../support/server/directory';
import { openLine } from '../../support/server/liveLine';
import { makeInstitution, makeUser, signInAs } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

let server: TestServer;
let institutionId: number;
let admin: number;
let address: string;
let key: MadeApiKey;
let directory: ReturnType<typeof createDirectory>;

const makeKey = (): Promise<MadeApiKey> =>
  makeApiKey(server.database, { institutionId, createdById: admin, name: 'Entra', scopes: ['users.provision'] });

beforeAll(async () => {
  server = await startApp();
  address = await server.app.listen({ port: 0 });
  institutionId = await makeInstitution(server.database);
  admin = await makeUser(server.database, { institutionId, role: 'admin' });
  key = await makeKey();
  directory = createDirectory(server.app, key);
});
afterAll(() => server.close());

const add = async (userName: string): Promise<string> =>
  String((await directory.post('/Users', entraUser(userName))).body['id']);
const rowOf = async (id: string) => {
  const [row] = await server.database
    .select()
    .from(appUser)
    .where(eq(appUser.id, Number(id)));
  return row;
};
const change = (value: string) => patch({ op: 'replace', path: 'displayName', value });

test.each([
  ['Entra ID', patch({ op: 'Replace', path: 'active', value: 'False' })],
  ['Entra ID with its newer flag', patch({ op: 'replace', path: 'active', value: false })],
  ['Okta', patch({ op: 'replace', value: { active: false } })],
])('ID-03 US-01 the request of %s to disable ends sessions and live lines within a second', async (name, body) => {
  const id = await add(`off${name.length}`);
  const own = await signInAs(server.database, Number(id));
  const line = await openLine(address, own);
  await line.next();
  const begun = performance.now();
  expect((await directory.patch(`/Users/${id}`, body)).body).toMatchObject({ active: false });
  await line.closed();
  expect(performance.now() - begun).toBeLessThan(1000);
  const call = await server.app.inject({ url: '/prod/task/listing', headers: own.headers });
  expect(call.json<{ code: string }>().code).not.toBe('00');
  const [ended] = await server.database.select().from(session).where(eq(session.id, own.sessionId));
  expect(ended?.endedAt).not.toBeNull();
  const listed = await directory.get(`/Users?filter=${encodeURIComponent(`userName eq "off${name.length}"`)}`);
  expect(listed.body['Resources']).toMatchObject([{ active: false }]);
});

test('ID-03 changes of Entra ID and Okta take effect, and unknown attributes are ignored', async () => {
  const id = await add('change');
  const entra = patch(
    { op: 'Add', path: 'displayName', value: 'New' },
    { op: 'Replace', path: 'emails[type eq "work"].value', value: 'new@firma.test' },
    { op: 'Replace', path: 'emails[type eq "other"].value', value: 'other@firma.test' },
    { op: 'Replace', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department', value: 'x' },
    { op: 'Replace', value: { 'name.givenName': 'x', externalId: 'e9', password: 'secret' } },
    { op: 'Remove', path: 'title' },
  );
  expect((await directory.patch(`/Users/${id}`, entra)).body).toMatchObject({
    displayName: 'New',
    externalId: 'e9',
    emails: [{ value: 'new@firma.test' }],
  });
  const okta = { schemas: [], id, userName: 'renamed', name: { givenName: 'A', familyName: 'B' }, active: true };
  expect((await directory.put(`/Users/${id}`, okta)).body).toMatchObject({
    userName: 'renamed',
    displayName: 'A B',
    externalId: 'e9',
  });
  expect(await rowOf(id)).toMatchObject({ passwordHash: 'none', role: 'member', modifierName: 'Entra' });
  const rows = await server.database
    .select()
    .from(userHistory)
    .where(eq(userHistory.userId, Number(id)));
  expect(rows.map(({ kind, byId, byName }) => [kind, byId, byName])).toEqual(
    ['created', 'changed', 'changed'].map((kind) => [kind, key.userId, 'Entra']),
  );
});

test('ID-03 US-01 DELETE disables, and the directory no longer finds the user by any request', async () => {
  const id = await add('leaver');
  const own = await signInAs(server.database, Number(id));
  expect(await directory.remove(`/Users/${id}`)).toMatchObject({ status: 204, body: {} });
  expect(await rowOf(id)).toMatchObject({ enabled: false, directoryDeletedAt: expect.any(Date) });
  const call = await server.app.inject({ url: '/prod/task/listing', headers: own.headers });
  expect(call.json<{ code: string }>().code).not.toBe('00');
  const replies = [
    await directory.get(`/Users/${id}`),
    await directory.put(`/Users/${id}`, entraUser('leaver')),
    await directory.patch(`/Users/${id}`, change('x')),
    await directory.remove(`/Users/${id}`),
  ];
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  const listed = await directory.get(`/Users?filter=${encodeURIComponent('userName eq "leaver"')}`);
  expect(listed.body['totalResults']).toBe(0);
});

test('ID-03 the same identifier restores a deleted user, another one is refused until an administrator decides', async () => {
  const id = await add('again');
  await directory.remove(`/Users/${id}`);
  expect((await directory.post('/Users', entraUser('again', { externalId: 'someone-else' }))).status).toBe(409);
  const restored = await directory.post('/Users', entraUser('again', { displayName: 'Back' }));
  expect(restored).toMatchObject({ status: 201, body: { id, displayName: 'Back', active: true } });
  await directory.remove(`/Users/${id}`);
  const { headers } = await signInAs(server.database, admin);
  await server.app.inject({
    method: 'POST',
    url: '/prod/manage/user/status',
    headers,
    payload: { id, status: 'enabled' },
  });
  expect((await directory.get(`/Users/${id}`)).body).toMatchObject({ id, active: true });
});

test('ID-03 RO-01 a key can neither rename nor enable administrators, nor disable the last one', async () => {
  const second = await makeUser(server.database, { institutionId, role: 'admin' });
  const rename = await directory.patch(`/Users/${second}`, patch({ op: 'replace', path: 'userName', value: 'taken' }));
  expect(rename.status).toBe(403);
  const off = patch({ op: 'replace', path: 'active', value: false });
  expect((await directory.patch(`/Users/${second}`, off)).status).toBe(200);
  const enable = await directory.patch(`/Users/${second}`, patch({ op: 'replace', path: 'active', value: true }));
  expect(enable.status).toBe(403);
  await server.database
    .update(appUser)
    .set({ enabled: false })
    .where(and(eq(appUser.institutionId, institutionId), eq(appUser.role, 'admin')));
  await server.database.update(appUser).set({ enabled: true }).where(eq(appUser.id, admin));
  expect((await directory.remove(`/Users/${admin}`)).status).toBe(403);
});

test('ID-03 an outdated version is refused with 412', async () => {
  const id = await add('versioned');
  const { headers } = await directory.get(`/Users/${id}`);
  const etag = String(headers['etag']);
  expect((await directory.patch(`/Users/${id}`, change('one'), { 'if-match': etag })).status).toBe(200);
  expect((await directory.patch(`/Users/${id}`, change('two'), { 'if-match': etag })).status).toBe(412);
  expect((await directory.patch(`/Users/${id}`, change('two'), { 'if-match': '*' })).status).toBe(200);
});

test('ID-03 TR-02 each request is in the trail with the key, also a refused one', async () => {
  const own = await makeKey();
  const client = createDirectory(server.app, own);
  await client.post('/Users', entraUser('trailed'));
  await client.get('/Users/0');
  const rows = await server.database.select().from(trailEntry).where(eq(trailEntry.userId, own.userId));
  expect(rows).toMatchObject([
    { event: 'keyCall', outcome: '201', detail: expect.stringContaining('"call":"POST /scim/v2/Users"') },
    { event: 'keyCall', outcome: '404', detail: expect.stringContaining('"key":"Entra"') },
  ]);
});

test("ID-03 US-01 the user form saves a user whose name is a directory's, and both refuse the same names", async () => {
  const userName = "o'neil+x_firma.test#EXT#@firma.test";
  const emails = [{ value: 'oneil@firma.test' }];
  const { body } = await directory.post('/Users', entraUser(userName, { emails }));
  const { headers } = await signInAs(server.database, admin);
  const info = await server.app.inject({ url: `/prod/manage/user/info/${String(body['id'])}`, headers });
  const { data } = info.json<{ data: Record<string, unknown> }>();
  const names = ['id', 'version', ...Object.keys(systemUserFields)];
  const fields = Object.fromEntries(names.map((name) => [name, data[name]]));
  const save = (username: unknown) =>
    server.app.inject({
      method: 'POST',
      url: '/prod/manage/user/createOrUpdate',
      headers,
      payload: { ...fields, username, name: 'New name' },
    });
  expect((await save(data['username'])).json()).toMatchObject({ code: '00' });
  for (const refused of ['a b', '=cmd', '@firma', 'ab', 'x'.repeat(65)]) {
    expect((await save(refused)).json()).toMatchObject({ code: '10' });
    expect((await directory.post('/Users', entraUser(refused, { emails }))).body['scimType']).toBe('invalidValue');
  }
});
