import type { Role } from '@/contract/codes/userCodes';
import type { OneTimePassword } from '@/contract/entities/users/institution';
import { eq } from 'drizzle-orm';
import { appUser, institution } from '../../../server/database/tables/organizationTables';
import { get } from '../../support/cases/cases';
import { institutionRig, newcomer } from '../../support/institutions/institutionRig';
import { openLine } from '../../support/server/liveLine';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { attempt, makeSignInUser } from '../../support/server/signingIn';

let server: TestServer;
let address: string;
let top: number;
let admin: SignedIn;

beforeAll(async () => {
  server = await startApp();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const sign = async (institutionId: number, role: Role): Promise<SignedIn> =>
  signInAs(server.database, await makeUser(server.database, { institutionId, role }));

beforeEach(async () => {
  top = await makeInstitution(server.database);
  admin = await sign(top, 'admin');
});

const { below, tree, post, accounts } = institutionRig(
  () => server,
  () => admin,
);

test('IN-01 the tree shows the own institution and those below it, and nobody else’s', async () => {
  const child = await below(top);
  const grandchild = await below(child);
  await makeInstitution(server.database);
  const rows = await tree();
  expect(rows.map(({ id, parentId }) => [Number(id), parentId === null ? null : Number(parentId)])).toEqual([
    [top, null],
    [child, top],
    [grandchild, child],
  ]);
  // From below nothing above is seen, not even who the parent is.
  expect((await tree(await sign(child, 'auditor'))).map(({ id, parentId }) => [Number(id), parentId])).toEqual([
    [child, null],
    [grandchild, String(child)],
  ]);
});

test('IN-01 a new institution has an administrator, who signs in with the password that was shown once', async () => {
  const made = await post<{ id: string; administrator: OneTimePassword }>('institution', newcomer(top));
  expect(made.code).toBe('00');
  const { username, password } = made.data.administrator;
  expect(password).toMatch(/^\S{8,14}$/);
  expect(await tree()).toContainEqual(
    expect.objectContaining({ id: made.data.id, parentId: String(top), currency: 'PEN', administratorCount: 1 }),
  );
  const reply = await attempt(server, { username, password });
  expect(reply).toMatchObject({ code: '00', data: { userInfo: { role: 'admin', institutionId: made.data.id } } });
  const [stored] = await server.database.select().from(appUser).where(eq(appUser.username, username));
  expect(stored).toMatchObject({ mustChangePassword: true, creatorId: admin.userId });
  expect(JSON.stringify(stored)).not.toContain(password);
});

const takenAt = (field: string) => ({ code: '54', data: { fields: [field] } });

test('IN-01 a code, username or address that somebody has is refused, and nothing is made', async () => {
  await post('institution', newcomer(top, { code: 'TAKEN-1' }));
  const before = await server.database.$count(institution);
  expect(await post('institution', newcomer(top, { code: 'taken-1' }))).toMatchObject(takenAt('code'));
  const there = newcomer(top);
  await post('institution', there);
  for (const [field, taken] of [
    ['username', { username: there.administrator.username.toUpperCase(), email: 'unused@example.test', name: 'Ana' }],
    ['email', { username: 'unused', email: there.administrator.email.toUpperCase(), name: 'Ana' }],
  ] as const) {
    expect(await post('institution', newcomer(top, { administrator: taken }))).toMatchObject(takenAt(field));
  }
  expect(await server.database.$count(institution)).toBe(before + 1);
  expect(await post('institution', newcomer(top, { timeZone: 'CST' }))).toMatchObject({ code: '10' });
});

test('IN-01 of two at once with one code, one is made', async () => {
  const codes = await Promise.all(
    [1, 2, 3].map(async () => (await post('institution', newcomer(top, { code: 'RACE' }))).code),
  );
  expect(codes.toSorted((a, b) => a.localeCompare(b))).toEqual(['00', '54', '54']);
});

test('IN-01 who is disabled with the institution is out at once, here and on the line, and does not come in', async () => {
  const child = await below(top);
  await makeSignInUser(server.database, { username: `kid${child}`, institutionId: child });
  const user = await sign(child, 'member');
  const line = await openLine(address, user);
  await line.next();
  expect(await post('institution/status', { id: String(child), enabled: false })).toMatchObject({
    code: '00',
    data: { signedOut: 1 },
  });
  expect(await line.next()).toMatchObject({ type: 'forcedLogout', code: '-1' });
  expect(await line.closed()).toBe(4001);
  expect((await get(server, user, { path: '/prod/task/listing' })).code).toBe('-1');
  const [refused, wrong] = [
    await attempt(server, { username: `kid${child}` }),
    await attempt(server, { username: `kid${child}`, password: 'Wrong-pass1' }),
  ];
  expect([refused.code, refused.message, refused.data]).toEqual([wrong.code, wrong.message, wrong.data]);
  expect(refused.code).toBe('11');
  await post('institution/status', { id: String(child), enabled: true });
  expect(await attempt(server, { username: `kid${child}` })).toMatchObject({ code: '00' });
});

test('IN-01 a session that was open in a disabled institution stays refused even if nobody ended it', async () => {
  const child = await below(top);
  const user = await sign(child, 'member');
  await server.database.update(institution).set({ enabled: false }).where(eq(institution.id, child));
  expect((await get(server, user, { path: '/prod/task/listing' })).code).toBe('-1');
});

test('IN-01 nobody disables or moves the institution they stand in', async () => {
  expect(await post('institution/status', { id: String(top), enabled: false })).toMatchObject({ code: '21' });
  const child = await below(top);
  expect(await post('institution/move', { id: String(top), parentId: String(child) })).toMatchObject({ code: '21' });
});

test('IN-01 moving keeps the tree a tree', async () => {
  const [a, b] = [await below(top), await below(top)];
  const under = await below(a);
  expect(await post('institution/move', { id: String(a), parentId: String(under) })).toMatchObject({ code: '53' });
  expect(await post('institution/move', { id: String(a), parentId: String(a) })).toMatchObject({ code: '53' });
  expect(await post('institution/move', { id: String(a), parentId: String(b) })).toMatchObject({ code: '00' });
  expect((await tree()).map(({ id }) => Number(id))).toEqual([top, b, a, under]);
});

test('IN-01 two moves at once tie no knot', async () => {
  const [a, b] = [await below(top), await below(top)];
  const replies = await Promise.all([
    post('institution/move', { id: String(a), parentId: String(b) }),
    post('institution/move', { id: String(b), parentId: String(a) }),
  ]);
  expect(replies.map(({ code }) => code).toSorted((x, y) => x.localeCompare(y))).toEqual(['00', '53']);
  expect(await tree()).toHaveLength(3);
});

test('IN-01 the database itself refuses an institution below itself or below one that does not exist', async () => {
  const change = (parentId: number) =>
    Promise.resolve(server.database.update(institution).set({ parentId }).where(eq(institution.id, top)));
  await expect(change(top)).rejects.toThrow('Failed query');
  await expect(change(987_654_321)).rejects.toThrow('Failed query');
});

test('IN-01 a rename changes the name alone', async () => {
  const child = await below(top);
  const [before] = (await tree()).filter(({ id }) => id === String(child));
  await post('institution/rename', { id: String(child), name: '  Agencia Norte ' });
  expect((await tree()).find(({ id }) => id === String(child))).toEqual({ ...before, name: 'Agencia Norte' });
});

test('IN-01 the accounts of a child are names and nothing else of it', async () => {
  const child = await below(top);
  const user = await sign(child, 'admin');
  const { data } = await accounts(child);
  expect(data.totalCount).toBe(1);
  expect(new Set(Object.keys(data.result[0] ?? {}))).toEqual(
    new Set(['enabled', 'id', 'mustChangePassword', 'name', 'oneTimePasswordUntil', 'role', 'username']),
  );
  // With institutions.manage the child's users stay its own.
  expect((await get(server, admin, { path: `/prod/permission/user/${user.userId}` })).code).toBe('20');
});

test('IN-01 a one-time password ends the sessions of the account and works once it is used to sign in', async () => {
  const child = await below(top);
  const { id } = await makeSignInUser(server.database, { username: `reset${child}`, institutionId: child });
  const session = await signInAs(server.database, id);
  const reply = await post<OneTimePassword>('password', { userId: String(id) });
  expect(reply).toMatchObject({ code: '00', data: { username: `reset${child}` } });
  expect((await get(server, session, { path: '/prod/menu/permissions' })).code).toBe('-1');
  expect(await attempt(server, { username: `reset${child}` })).toMatchObject({ code: '11' });
  expect(await attempt(server, { username: `reset${child}`, password: reply.data.password })).toMatchObject({
    code: '00',
  });
  expect(await post('password', { userId: String(admin.userId) })).toMatchObject({ code: '21' });
});

test('IN-01 RO-01 what is not below the caller does not exist: parents, sisters and strangers equal an absent one', async () => {
  const child = await below(top);
  const [sister, stranger] = [await below(top), await makeInstitution(server.database)];
  const who = await sign(child, 'admin');
  const strangers = await makeUser(server.database, { institutionId: stranger });
  const asks: ((id: number) => Promise<{ code: string; message: string; data: unknown }>)[] = [
    (id) => accounts(id, who),
    (id) => post('institution/rename', { id: String(id), name: 'Mine' }, who),
    (id) => post('institution/status', { id: String(id), enabled: false }, who),
    (id) => post('institution/move', { id: String(id), parentId: String(child) }, who),
    (id) => post('institution', newcomer(id), who),
  ];
  const before = await server.database.select().from(institution).orderBy(institution.id);
  for (const ask of asks) {
    const absent = await ask(987_654_321);
    expect(absent.code).toBe('20');
    for (const id of [top, sister, stranger]) {
      const { code, message, data } = await ask(id);
      expect({ code, message, data }).toEqual({ code: '20', message: absent.message, data: absent.data });
    }
  }
  for (const userId of [admin.userId, strangers, 987_654_321]) {
    expect(await post('password', { userId: String(userId) }, who)).toMatchObject({ code: '20' });
  }
  expect(await server.database.select().from(institution).orderBy(institution.id)).toEqual(before);
});

test('IN-01 an auditor looks and changes nothing', async () => {
  const auditor = await sign(top, 'auditor');
  expect(await tree(auditor)).toHaveLength(1);
  expect((await post('institution', newcomer(top), auditor)).code).toBe('21');
});
