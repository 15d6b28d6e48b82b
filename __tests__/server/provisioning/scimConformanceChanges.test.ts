import { type createDirectory, describeScimReply, entraGroup, patch } from '../../support/server/directory';
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

const KINDS = ['user', 'group'] as const;

test.each(KINDS)('ID-03 RFC 7644 3.14 versions of a %s decide about changes and repeated reads', async (kind) => {
  const { headers } = await directory.get(path[kind]);
  const etag = String(headers['etag']);
  const send = (value: string, ifMatch: string) =>
    directory.patch(path[kind], patch({ op: 'replace', path: 'displayName', value }), { 'if-match': ifMatch });
  expect((await directory.get(path[kind], { 'if-none-match': etag })).status).toBe(304);
  expect((await directory.get(path[kind], { 'if-none-match': 'W/"0"' })).status).toBe(200);
  expect((await send('Changed', `W/"0", ${etag}`)).status).toBe(200);
  expect((await send('Changed again', etag)).status).toBe(412);
  expect((await directory.remove(path[kind], { 'if-match': etag })).status).toBe(412);
  expect((await send('Conformant', '*')).status).toBe(200);
});

test('ID-03 RFC 7643 2.1 and 3.3 names of attributes are case-insensitive, and unknown ones are ignored', async () => {
  const upper = { USERNAME: 'upper', EMAILS: [{ VALUE: 'upper@firma.test' }], nickName: 'x', 'urn:x:User': { a: 1 } };
  const { status, body } = await directory.post('/Users', upper);
  expect([status, body['userName'], body['nickName']]).toEqual([201, 'upper', undefined]);
  const group = await directory.post('/Groups', { DISPLAYNAME: 'Upper', MEMBERS: [{ VALUE: body['id'] }], more: 1 });
  expect(group).toMatchObject({ status: 201, body: { members: [{ value: body['id'] }] } });
  const changed = patch(
    { OP: 'Replace', PATH: 'DisplayName', Value: 'Lower' },
    { op: 'add', path: 'nickName', value: 1 },
  );
  const id = String(group.body['id']);
  expect((await directory.patch(`/Groups/${id}`, changed)).body).toMatchObject({ displayName: 'Lower' });
});

test('ID-03 RFC 7644 3.5.2 a PATCH without a difference changes nothing, and operations follow their order', async () => {
  const before = (await directory.get(path.group)).body;
  const again = patch(
    { op: 'add', path: 'members', value: [{ value: path.member }] },
    { op: 'replace', path: 'displayName', value: 'Conformant' },
  );
  expect((await directory.patch(path.group, again)).body).toEqual(before);
  const inOrder = patch(
    { op: 'remove', path: 'members' },
    { op: 'add', path: 'members', value: { value: path.member } },
    { op: 'remove', path: 'members', value: [{ value: '999999' }] },
  );
  expect((await directory.patch(path.group, inOrder)).body).toEqual(before);
});

test.each<[string, object, string]>([
  ['a missing path', { op: 'remove' }, '400 noTarget'],
  ['the id', { op: 'replace', path: 'id', value: '1' }, '400 mutability'],
  ['the meta data', { op: 'remove', path: 'meta' }, '400 mutability'],
  ['the name without a value', { op: 'remove', path: 'displayName' }, '400 invalidValue'],
  ['a name of another type', { op: 'replace', path: 'displayName', value: ['x'] }, '400 invalidValue'],
  ['a name with a line break', { op: 'replace', path: 'displayName', value: 'a\nb' }, '400 invalidValue'],
  ['an unknown member', { op: 'add', path: 'members', value: [{ value: '999999' }] }, '400 invalidValue'],
  ['a member without a value', { op: 'add', path: 'members', value: [{}] }, '400 invalidValue'],
  ['a member that is no number', { op: 'add', path: 'members', value: [{ value: 'x' }] }, '400 invalidValue'],
  ['a group as member', { op: 'add', path: 'members', value: [{ value: '1', type: 'Group' }] }, '400 invalidValue'],
  ['an addition by a filter', { op: 'add', path: 'members[value eq "1"]', value: 1 }, '400 invalidPath'],
  ['a part of a member', { op: 'replace', path: 'members.display', value: 'x' }, '400 invalidPath'],
  ['another filter', { op: 'remove', path: 'members[display eq "x"]' }, '400 invalidFilter'],
  ['an open bracket', { op: 'remove', path: 'members[value eq "1"' }, '400 invalidPath'],
  ['a prototype', { op: 'replace', path: '__proto__', value: 'x' }, '400 invalidPath'],
])('ID-03 RFC 7644 3.5.2 a PATCH of a group with %s is refused and changes nothing', async (_, operation, expected) => {
  const before = (await directory.get(path.group)).body;
  const reply = await directory.patch(path.group, patch({ op: 'replace', path: 'displayName', value: 'X' }, operation));
  expect(describeScimReply(reply)).toBe(expected);
  expect((await directory.get(path.group)).body).toEqual(before);
});

test.each<[string, object | string | undefined, string]>([
  ['no body', undefined, '400 invalidSyntax'],
  ['malformed JSON', '{', '400 invalidSyntax'],
  ['no displayName', { members: [] }, '400 invalidValue'],
  ['a name that is too long', { displayName: 'x'.repeat(101) }, '400 invalidValue'],
  ['a name in use', { displayName: 'CONFORMANT' }, '409 uniqueness'],
  ['an identifier in use', { displayName: 'New', externalId: 'entra-Conformant' }, '409 uniqueness'],
  [
    'too many members',
    { displayName: 'Many', members: Array.from({ length: 5001 }, (_, id) => `${id}`) },
    '400 invalidValue',
  ],
  ['a huge body', { displayName: 'Huge', more: 'x'.repeat(1_100_000) }, '413'],
])('ID-03 RFC 7644 3.3 a group with %s is refused in the shape of an error', async (_, body, expected) => {
  const reply = await directory.post('/Groups', body);
  expect(describeScimReply(reply)).toBe(expected);
  expect(reply.body).toMatchObject({
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(reply.status),
    detail: expect.any(String),
  });
});

test('ID-03 RFC 7644 3.1 other media types are refused, plain JSON is accepted', async () => {
  const other = await directory.post('/Groups', 'displayName=x', {
    'content-type': 'application/x-www-form-urlencoded',
  });
  expect(other.status).toBe(415);
  const plain = await directory.post('/Groups', entraGroup('Plain'), { 'content-type': 'application/json' });
  expect(plain.status).toBe(201);
});

test('ID-03 RFC 7644 3.6 a deleted group is unknown, and its name is free again', async () => {
  const { body } = await directory.post('/Groups', entraGroup('Short'));
  const own = `/Groups/${String(body['id'])}`;
  expect(await directory.remove(own)).toMatchObject({ status: 204, body: {} });
  const replies = [await directory.get(own), await directory.patch(own, patch({ op: 'remove', path: 'members' }))];
  expect([...replies, await directory.remove(own)].map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await directory.post('/Groups', entraGroup('Short'))).status).toBe(201);
});

test('ID-03 RFC 7644 3.7 and 3.11 endpoints that are not supported answer 501, unknown ones 404', async () => {
  expect((await directory.get('/Me')).status).toBe(501);
  expect((await directory.post('/Bulk', { Operations: [] })).status).toBe(501);
  for (const unknown of ['/Devices', '/Schemas/urn:x', '/ResourceTypes/Device', '/Groups/x', '/Groups/-1']) {
    expect((await directory.get(unknown)).status).toBe(404);
  }
});
