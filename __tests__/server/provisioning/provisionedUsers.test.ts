import { eq } from 'drizzle-orm';
import { appUser, queue } from '../../../server/database/tables/organizationTables';
import { ssoProvider } from '../../../server/database/tables/singleSignOnTables';
import { makeApiKey, type MadeApiKey } from '../../support/server/apiKeys';
import { createDirectory, entraUser, patch, SCIM_TYPE } from '../../support/server/directory';
import { makeInstitution, makeUser } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

let server: TestServer;
let institutionId: number;
let key: MadeApiKey;
let directory: ReturnType<typeof createDirectory>;
let others: ReturnType<typeof createDirectory>;

const makeKey = async (of: number): Promise<MadeApiKey> => {
  const createdById = await makeUser(server.database, { institutionId: of, role: 'admin' });
  return makeApiKey(server.database, { institutionId: of, createdById, name: 'Entra', scopes: ['users.provision'] });
};

beforeAll(async () => {
  server = await startApp();
  institutionId = await makeInstitution(server.database);
  key = await makeKey(institutionId);
  directory = createDirectory(server.app, key);
  others = createDirectory(server.app, await makeKey(await makeInstitution(server.database)));
});
afterAll(() => server.close());

const add = async (userName: string, more: object = {}): Promise<string> =>
  String((await directory.post('/Users', entraUser(userName, more))).body['id']);
const rowOf = async (id: string) => {
  const [row] = await server.database
    .select()
    .from(appUser)
    .where(eq(appUser.id, Number(id)));
  return row;
};
const find = async (filter: string) => directory.get(`/Users?filter=${encodeURIComponent(filter)}`);

test('ID-03 a created user is an agent without a queue and without a password, and is read back', async () => {
  const { status, headers, body } = await directory.post('/Users', entraUser('ana'));
  expect([status, headers['content-type']]).toEqual([201, SCIM_TYPE]);
  expect(body).toMatchObject({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName: 'ana',
    externalId: 'entra-ana',
    displayName: 'Name ana',
    name: { formatted: 'Name ana' },
    emails: [{ value: 'ana@firma.test', type: 'work', primary: true }],
    active: true,
    meta: { resourceType: 'User', location: headers['location'], version: headers['etag'] },
  });
  expect(JSON.stringify(body)).not.toContain('never stored');
  expect((await directory.get(`/Users/${String(body['id'])}`)).body).toEqual(body);
  expect(await rowOf(String(body['id']))).toMatchObject({
    institutionId,
    role: 'member',
    queueId: null,
    passwordHash: 'none',
    mustChangePassword: false,
    creatorId: key.userId,
  });
});

test('ID-03 RO-01 the mapping of the company sign-in gives role and queue, never above its highest role', async () => {
  const [own] = await server.database
    .insert(queue)
    .values({ institutionId, code: 'q', name: 'q', type: 'manual' })
    .returning();
  const places = { groupId: null, queueId: String(own?.id) };
  await server.database.insert(ssoProvider).values({
    institutionId,
    mode: 'off',
    issuer: 'https://id.test',
    clientId: 'x',
    usernameClaim: 'x',
    linksByUsername: true,
    requiresFaceCheck: false,
    provisions: false,
    maximumRole: 'leader',
    mappingClaim: 'groups',
    mappings: [{ value: 'Team leads', role: 'leader', ...places }],
    updatedAt: new Date(),
  });
  const roles = [{ primary: 'True', value: 'Team leads' }];
  expect(await rowOf(await add('lea', { roles }))).toMatchObject({ role: 'leader', queueId: own?.id });
  await server.database.update(ssoProvider).set({ maximumRole: 'member' });
  expect(await rowOf(await add('leb', { roles }))).toMatchObject({ role: 'member', queueId: own?.id });
  expect(await rowOf(await add('lec', { roles: [{ value: 'admin' }] }))).toMatchObject({
    role: 'member',
    queueId: null,
  });
});

test('ID-03 a name, an address or an identifier in use is refused as uniqueness, also of another institution', async () => {
  await add('dup');
  for (const more of [
    { externalId: 'n1' },
    { userName: 'dup2', externalId: 'n2' },
    { userName: 'DUP', emails: [{ value: 'n3@firma.test' }] },
  ]) {
    const { status, body } = await directory.post('/Users', { ...entraUser('dup'), ...more });
    expect([status, body['scimType'], body['status']]).toEqual([409, 'uniqueness', '409']);
  }
  const sameId = await directory.post('/Users', entraUser('dup4', { externalId: 'entra-dup' }));
  expect(sameId.status).toBe(409);
  expect((await others.post('/Users', entraUser('dup'))).status).toBe(409);
  expect((await others.post('/Users', entraUser('dup5', { externalId: 'entra-dup' }))).status).toBe(201);
});

test('ID-03 of two concurrent requests for the same user one is refused', async () => {
  const replies = await Promise.all([1, 2].map(() => directory.post('/Users', entraUser('twin'))));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
});

test('ID-03 lists are filtered and paged, and have no user of another institution', async () => {
  const id = await add('Listed');
  await others.post('/Users', entraUser('foreign'));
  for (const filter of [
    'userName eq "listed"',
    'USERNAME EQ "LISTED"',
    'externalId eq "entra-Listed"',
    `id eq "${id}"`,
    'emails[type eq "work"].value eq "listed@firma.test"',
  ]) {
    expect((await find(filter)).body).toMatchObject({ totalResults: 1, Resources: [{ id }] });
  }
  for (const filter of [
    'userName eq "foreign"',
    'externalId eq "entra-listed"',
    'userName eq "a\\" or 1=1 --"',
    'id eq "x"',
  ]) {
    expect((await find(filter)).body).toMatchObject({ totalResults: 0, Resources: [] });
  }
  const all = (await directory.get('/Users')).body;
  const page = (await directory.get('/Users?startIndex=2&count=1')).body;
  expect(page).toMatchObject({ totalResults: all['totalResults'], startIndex: 2, itemsPerPage: 1 });
  expect(page['Resources']).toEqual((all['Resources'] as unknown[]).slice(1, 2));
  expect((await directory.get('/Users?count=0')).body).toMatchObject({
    totalResults: all['totalResults'],
    Resources: [],
  });
  expect((await directory.get('/Users?startIndex=-3&count=100000')).body).toMatchObject({ startIndex: 1 });
  const programs = await find(`id eq "${key.userId}"`);
  expect(programs.body['totalResults']).toBe(0);
});

test('ID-03 an id of another institution is unknown for every method', async () => {
  const path = `/Users/${await add('mine')}`;
  const replies = [
    await others.get(path),
    await others.put(path, entraUser('stolen')),
    await others.patch(path, patch({ op: 'replace', path: 'active', value: false })),
    await others.remove(path),
  ];
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await rowOf(path.slice('/Users/'.length))).toMatchObject({ username: 'mine', enabled: true });
});
