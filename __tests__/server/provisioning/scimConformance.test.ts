import { type createDirectory, describeScimReply, entraUser, SCIM_TYPE } from '../../support/server/directory';
import { createMappedDirectory } from '../../support/server/mappedDirectory';
import { startApp, type TestServer } from '../../support/server/server';

let server: TestServer;
let directory: ReturnType<typeof createDirectory>;
/** Paths of a user and of a group with this user as member. */
const path = { user: '', group: '', member: '' };

beforeAll(async () => {
  server = await startApp();
  const rig = await createMappedDirectory(server);
  ({ directory } = rig);
  const id = await rig.addUser('conformant', { roles: [{ value: 'Staff' }] });
  path.user = `/Users/${id}`;
  path.group = `/Groups/${await rig.addGroup('Conformant', [id])}`;
  path.member = id;
});
afterAll(() => server.close());

const filter = (text: string): string => `filter=${encodeURIComponent(text)}`;
const resourceOf = (kind: 'user' | 'group'): string => (kind === 'user' ? '/Users' : '/Groups');

const KINDS = ['user', 'group'] as const;

test.each(KINDS)('ID-03 RFC 7643 3.1 a %s has the common attributes, and headers name its version', async (kind) => {
  const { status, headers, body } = await directory.get(path[kind]);
  expect([status, headers['content-type']]).toEqual([200, SCIM_TYPE]);
  expect(body).toMatchObject({
    schemas: [expect.stringMatching(/^urn:ietf:params:scim:schemas:core:2\.0:(?:User|Group)$/u)],
    id: expect.any(String),
    externalId: expect.any(String),
    meta: {
      resourceType: kind === 'user' ? 'User' : 'Group',
      created: expect.stringMatching(/^\d{4}-\d\d-\d\dT/u),
      lastModified: expect.stringMatching(/^\d{4}-\d\d-\d\dT/u),
      version: headers['etag'],
      location: headers['location'],
    },
  });
});

test.each(KINDS)('ID-03 RFC 7643 7 each attribute of a %s is in its schema', async (kind) => {
  const { body } = await directory.get(path[kind]);
  const [schema] = [body['schemas']].flat();
  const { attributes } = (await directory.get(`/Schemas/${String(schema)}`)).body;
  const known = [attributes].flat().map((attribute) => String(Reflect.get(Object(attribute), 'name')));
  const common = ['schemas', 'id', 'externalId', 'meta'];
  expect([...known, ...common]).toEqual(expect.arrayContaining(Object.keys(body)));
});

test.each(KINDS)(
  'ID-03 RFC 7644 3.4.2 a list of one %s has the envelope, and an empty list is no error',
  async (kind) => {
    const { body: own } = await directory.get(path[kind]);
    const found = await directory.get(`${resourceOf(kind)}?${filter(`id eq "${String(own['id'])}"`)}`);
    expect(found.body).toEqual({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
      totalResults: 1,
      startIndex: 1,
      itemsPerPage: 1,
      Resources: [own],
    });
    const none = await directory.get(`${resourceOf(kind)}?${filter('externalId eq "nobody"')}`);
    expect(none).toMatchObject({ status: 200, body: { totalResults: 0, itemsPerPage: 0, Resources: [] } });
  },
);

test.each([
  ['user', 'userName', ['schemas', 'id', 'userName']],
  ['user', 'USERNAME, name.formatted', ['schemas', 'id', 'userName', 'name']],
  ['user', 'urn:ietf:params:scim:schemas:core:2.0:User:active', ['schemas', 'id', 'active']],
  ['user', 'unknown', ['schemas', 'id']],
  ['group', 'displayName', ['schemas', 'id', 'displayName']],
  ['group', 'members.value', ['schemas', 'id', 'members']],
] as const)('ID-03 RFC 7644 3.4.2.5 of a %s only attributes=%s are returned', async (kind, names, expected) => {
  const one = await directory.get(`${path[kind]}?attributes=${encodeURIComponent(names)}`);
  expect(Object.keys(one.body)).toEqual(expected);
  const { body } = await directory.get(`${resourceOf(kind)}?count=1&attributes=${encodeURIComponent(names)}`);
  const [first] = [body['Resources']].flat();
  expect(Object.keys(Object(first))).toEqual(expect.arrayContaining(['schemas', 'id']));
  expect(Object.keys(Object(first)).every((name) => expected.some((each) => each === name))).toBe(true);
});

test('ID-03 RFC 7644 3.4.2.5 excluded attributes are omitted, but never id and schemas', async () => {
  const group = await directory.get(`${path.group}?excludedAttributes=members,ID,schemas`);
  expect(Object.keys(group.body)).toEqual(['schemas', 'id', 'externalId', 'displayName', 'meta']);
  const sub = await directory.get(`${path.group}?excludedAttributes=members.display,members.$ref`);
  expect(sub.body['members']).toEqual([{ value: path.member, type: 'User' }]);
  const added = await directory.post('/Users?attributes=userName', entraUser('projected'));
  expect(Object.keys(added.body)).toEqual(['schemas', 'id', 'userName']);
  expect(describeScimReply(await directory.get(`${path.user}?attributes=id&excludedAttributes=name`))).toBe(
    '400 invalidValue',
  );
});

test.each([
  ['/Users', 'userName eq "conformant" and active eq true', 1],
  ['/Users', 'USERNAME EQ "Conformant" AND externalid eq "entra-conformant"', 1],
  ['/Users', 'userName eq "a and b"', 0],
  ['/Users', 'urn:ietf:params:scim:schemas:core:2.0:User:userName eq "conformant"', 1],
  ['/Users', 'userName eq "conformant" and active eq "False"', 0],
  ['/Groups', 'displayName eq "CONFORMANT"', 1],
  ['/Groups', 'externalId eq "entra-conformant"', 0],
  ['/Groups', 'externalId eq "entra-Conformant" and displayName eq "Conformant"', 1],
  ['/Groups', 'members.value eq "0"', 0],
  ['/Groups', 'members eq "x"', 0],
  ['/Groups', 'id eq "x\' or true --"', 0],
])('ID-03 RFC 7644 3.4.2.2 the filter of %s %j finds %d', async (resource, text, total) => {
  expect((await directory.get(`${resource}?${filter(text)}`)).body['totalResults']).toBe(total);
});

test.each([
  ['/Users', 'userName sw "a"'],
  ['/Users', 'not (userName eq "a")'],
  ['/Users', 'userName eq "a" or active eq true'],
  ['/Users', 'userName eq "a" and'],
  ['/Users', 'and userName eq "a"'],
  ['/Users', 'userName pr'],
  ['/Users', 'displayName eq 7'],
  ['/Users', 'userName eq "a" and and active eq true'],
  ['/Groups', 'userName eq "a"'],
  ['/Groups', 'displayName eq true'],
  ['/Groups', 'members[value eq "1"'],
  ['/Groups', '__proto__ eq "a"'],
])('ID-03 RFC 7644 3.12 the filter of %s %j is invalidFilter', async (resource, text) => {
  expect(describeScimReply(await directory.get(`${resource}?${filter(text)}`))).toBe('400 invalidFilter');
});

test('ID-03 RFC 7644 3.4.2 two filters, and numbers of a page that are none, are refused', async () => {
  const twice = `${filter('id eq "1"')}&${filter('id eq "2"')}`;
  for (const resource of ['/Users', '/Groups']) {
    expect(describeScimReply(await directory.get(`${resource}?${twice}`))).toBe('400 invalidFilter');
    for (const page of ['count=x', 'startIndex=1.5', 'count=']) {
      expect(describeScimReply(await directory.get(`${resource}?${page}`))).toBe('400 invalidValue');
    }
    expect((await directory.get(`${resource}?startIndex=0&count=-1`)).body).toMatchObject({
      startIndex: 1,
      itemsPerPage: 0,
    });
  }
});
