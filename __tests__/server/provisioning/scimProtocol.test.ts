import { eq } from 'drizzle-orm';
import { apiKey } from '../../../server/database/tables/apiKeyTables';
import { institutionMove } from '../../../server/database/tables/organizationTables';
import { rateUse } from '../../../server/database/tables/signInTables';
import { CALLS_PER_API_KEY } from '../../../server/security/rateLimits';
import { makeApiKey } from '../../support/server/apiKeys';
import { createDirectory, entraUser, patch, SCIM_TYPE } from '../../support/server/directory';
import { makeInstitution, makeUser, signInAs } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

let server: TestServer;
let institutionId: number;
let admin: number;
let directory: ReturnType<typeof createDirectory>;

const makeKey = (more: object = {}) =>
  makeApiKey(server.database, { institutionId, createdById: admin, scopes: ['users.provision'], ...more });

beforeAll(async () => {
  server = await startApp();
  institutionId = await makeInstitution(server.database);
  admin = await makeUser(server.database, { institutionId, role: 'admin' });
  directory = createDirectory(server.app, await makeKey());
});
afterAll(() => server.close());

test('ID-03 the discovery documents name what is supported', async () => {
  const config = await directory.get('/ServiceProviderConfig');
  expect(config).toMatchObject({ status: 200, headers: { 'content-type': SCIM_TYPE } });
  expect(config.body).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
    filter: { supported: true, maxResults: 200 },
    changePassword: { supported: false },
    etag: { supported: true },
    meta: { resourceType: 'ServiceProviderConfig' },
  });
  const types = (await directory.get('/ResourceTypes')).body;
  expect(types).toMatchObject({
    totalResults: 2,
    Resources: [
      { name: 'User', endpoint: '/Users' },
      { name: 'Group', endpoint: '/Groups' },
    ],
  });
  const schemas = (await directory.get('/Schemas')).body;
  const own = ['User', 'Group'];
  const core = own.map((name) => directory.get(`/Schemas/urn:ietf:params:scim:schemas:core:2.0:${name}`));
  expect(schemas['Resources']).toEqual((await Promise.all(core)).map(({ body }) => body));
  const single = await Promise.all(own.map((name) => directory.get(`/ResourceTypes/${name}`)));
  expect(types['Resources']).toEqual(single.map(({ body }) => body));
});

test('ID-03 SE-06 without a valid key every endpoint answers 401, with another scope 403, and a session does not help', async () => {
  const revoked = await makeKey();
  await server.database.update(apiKey).set({ revokedAt: new Date() }).where(eq(apiKey.userId, revoked.userId));
  const { headers: session } = await signInAs(server.database, admin);
  for (const headers of [{}, session, revoked.headers, { authorization: 'Bearer x' }]) {
    for (const path of ['/ServiceProviderConfig', '/Users', '/Users/1', '/Groups']) {
      const { status, body, headers: sent } = await createDirectory(server.app, { headers }).get(path);
      expect([status, body['status'], sent['www-authenticate']]).toEqual([401, '401', 'Bearer']);
    }
  }
  const manager = createDirectory(server.app, await makeKey({ scopes: ['users.manage', 'users.read'] }));
  expect((await manager.post('/Users', entraUser('no'))).status).toBe(403);
  const { headers } = await makeKey();
  const call = await server.app.inject({ url: '/prod/manage/user/list', headers });
  expect(call.json()).toMatchObject({ code: '21' });
});

test('ID-03 SE-06 beyond its rate a key is refused with 429 and the time to wait', async () => {
  const own = await makeKey();
  const client = createDirectory(server.app, own);
  await client.get('/Users');
  await server.database
    .update(rateUse)
    .set({ points: CALLS_PER_API_KEY })
    .where(eq(rateUse.key, `apiKey:${own.id}`));
  const { status, headers } = await client.get('/Users');
  expect([status, headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/u)]);
});

test.each([
  ['userName', 'invalidFilter'],
  ['userName co "x"', 'invalidFilter'],
  ['userName eq x', 'invalidFilter'],
  ['userName eq "x', 'invalidFilter'],
  ['userName eq "\\x"', 'invalidFilter'],
  ['active eq "maybe"', 'invalidFilter'],
  ['password eq "x"', 'invalidFilter'],
  ['constructor eq "x"', 'invalidFilter'],
  ['active eq "constructor"', 'invalidFilter'],
  [`userName eq "${'"('.repeat(500)}`, 'invalidFilter'],
  ['', 'invalidFilter'],
])('ID-03 the filter %j is refused', async (filter, scimType) => {
  const { status, body } = await directory.get(`/Users?filter=${encodeURIComponent(filter)}`);
  expect([status, body['scimType']]).toEqual([400, scimType]);
});

const OK = entraUser('faulty');
test.each<[string, object | string | undefined, string]>([
  ['no body', undefined, '400 invalidSyntax'],
  ['malformed JSON', '{"userName":', '400 invalidSyntax'],
  ['a list', [], '400 invalidSyntax'],
  ['a text', '"x"', '400 invalidSyntax'],
  ['a prototype', '{"__proto__":{"userName":"x"}}', '400 invalidSyntax'],
  ['no userName', { emails: OK.emails }, '400 invalidValue'],
  ['a number as userName', { ...OK, userName: 7 }, '400 invalidValue'],
  ['an object as userName', { ...OK, userName: { a: 1 } }, '400 invalidValue'],
  ['a userName with NUL', { ...OK, userName: 'a\u0000b' }, '400 invalidValue'],
  ['a userName that is too long', { ...OK, userName: 'x'.repeat(500) }, '400 invalidValue'],
  ['no address', { userName: 'faulty' }, '400 invalidValue'],
  ['a wrong address', { ...OK, emails: [{ value: 'x' }] }, '400 invalidValue'],
  ['addresses of another type', { ...OK, emails: 7 }, '400 invalidValue'],
  ['a wrong flag', { ...OK, active: 'maybe' }, '400 invalidValue'],
  ['a huge body', { ...OK, more: 'x'.repeat(70_000) }, '413 undefined'],
])('ID-03 a user with %s is refused', async (_, body, expected) => {
  const { status, body: error } = await directory.post('/Users', body);
  expect(`${status} ${String(error['scimType'])}`).toBe(expected);
  expect(error).toMatchObject({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(status),
  });
});

test.each<[string, object, string]>([
  ['no operations', { schemas: [] }, 'invalidSyntax'],
  ['an empty list', patch(), 'invalidSyntax'],
  [
    'too many operations',
    patch(...Array.from({ length: 101 }, () => ({ op: 'remove', path: 'title' }))),
    'invalidSyntax',
  ],
  ['an unknown operation', patch({ op: 'move', path: 'active', value: true }), 'invalidSyntax'],
  ['a malformed path', patch({ op: 'replace', path: 'emails[', value: 'x' }), 'invalidPath'],
  ['a path of another type', patch({ op: 'replace', path: 7, value: 'x' }), 'invalidPath'],
  ['a removal without a path', patch({ op: 'remove' }), 'noTarget'],
  ['a removal of the name', patch({ op: 'remove', path: 'userName' }), 'invalidValue'],
])('ID-03 a PATCH with %s is refused', async (_, body, scimType) => {
  const { status, body: error } = await directory.patch(`/Users/${admin}`, body);
  expect([status, error['scimType']]).toEqual([400, scimType]);
});

test('ID-03 other media types, unknown resources and odd ids are refused in the shape of SCIM', async () => {
  expect((await directory.post('/Users', 'x', { 'content-type': 'text/plain' })).status).toBe(415);
  for (const path of ['/Groups/1', '/Devices', '/Users/0', '/Users/abc', `/Users/${'9'.repeat(30)}`, '/Users/%00']) {
    const { status, headers } = await directory.get(path);
    expect([status, headers['content-type']]).toEqual([404, SCIM_TYPE]);
  }
  expect((await directory.get('/Users?count=x')).body['scimType']).toBe('invalidValue');
});

test('ID-03 CE-04 while the institution moves, changes are answered with 503 and a time, and reads continue', async () => {
  const target = await directory.post('/Users', entraUser('moving'));
  await server.database.insert(institutionMove).values({ institutionId, state: 'leaving', since: new Date() });
  const id = String(target.body['id']);
  const changes = [
    directory.post('/Users', entraUser('late')),
    directory.patch(`/Users/${id}`, patch({ op: 'replace', path: 'active', value: false })),
    directory.remove(`/Users/${id}`),
  ];
  for (const { status, body, headers } of await Promise.all(changes)) {
    expect([status, body['status'], headers['retry-after'], headers['content-type']]).toEqual([
      503,
      '503',
      '60',
      SCIM_TYPE,
    ]);
    expect(body['detail']).toMatch(/moving/u);
  }
  expect((await directory.get(`/Users/${id}`)).body).toMatchObject({ active: true });
  await server.database.delete(institutionMove);
});
