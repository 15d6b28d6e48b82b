import type { TestServer } from '../../support/server/server';
import { attempt, makeSignInUser } from '../../support/server/signingIn';
import { storedUsers, userForm } from '../../support/users/userDesk';
import { openUserRig, type UserRig } from '../../support/users/userRig';

let rig: UserRig;
let server: TestServer;
let people: UserRig['people'];
let desk: UserRig['desk'];
let getId: UserRig['idOf'];
let institutionId: number;
let groupId: number;
let queueId: number;

beforeAll(async () => {
  rig = await openUserRig();
  ({ server, people, desk, idOf: getId, institutionId, groupId, queueId } = rig);
});
afterAll(() => server.close());

const below = async (name: keyof UserRig['people']) => {
  const reply = await server.app.inject({ url: '/prod/login/getSubUser', headers: people[name].headers });
  return (JSON.parse(reply.body) as { data: { id: string }[] }).data.map(({ id }) => id);
};

test('US-01 an administrator adds a user with every field, and the one-time password signs in', async () => {
  const form = userForm({
    groupId: String(groupId),
    queueId: String(queueId),
    products: ['cash', 'cash', 'card'],
    loanTypes: ['0', '3'],
    autoReloan: true,
    sendBlu: true,
    sendIvr: true,
    sendLunar: true,
    sendSms: false,
    sendWaba: true,
    affiliatedSystem: 'dialler 7',
    ranked: false,
    createsPtp: false,
    longAging: true,
    res: true,
    dailyTarget: 1500.5,
  });
  const { code, data } = await desk().save(form);
  expect(code).toBe('00');
  expect(data.user).toMatchObject({
    ...form,
    products: ['cash', 'card'],
    queueName: '1–5 days',
    institutionId: String(institutionId),
    status: 'enabled',
    mustChangePassword: true,
    creatorId: getId('admin'),
    modifierId: getId('admin'),
    faceCheck: 'none',
    lastLoginTime: null,
  });
  expect(data.oneTimePassword).toMatch(/^[A-Za-z2-9]{12}$/);
  expect((await attempt(server, { username: 'nora.diaz', password: data.oneTimePassword ?? '' })).code).toBe('00');
  expect(JSON.stringify((await desk().info(data.user.id)).data)).not.toContain(data.oneTimePassword);
});

test('US-01 a name that somebody has, in any institution and in any case, is refused', async () => {
  await makeSignInUser(server.database, { username: 'Taken.Elsewhere' });
  const before = await storedUsers(server);
  const twice = await desk().save(userForm({ username: 'taken.elsewhere', email: 'fresh@example.test' }));
  expect([twice.code, twice.message]).toEqual(['43', 'Already taken: username']);
  expect(twice.data).toEqual({ fields: ['username'] });
  const mail = await desk().save(userForm({ username: 'fresh', email: 'Taken.ELSEWHERE@example.test' }));
  expect(mail.message).toBe('Already taken: e-mail address');
  expect(await storedUsers(server)).toEqual(before);
});

test('US-01 of several at once with one name one is added', async () => {
  const codes = await Promise.all(
    Array.from({ length: 5 }, () => desk().save(userForm({ username: 'racer', email: 'racer@example.test' }))),
  );
  expect(codes.map(({ code }) => code).toSorted()).toEqual(['00', '43', '43', '43', '43']);
});

test('US-01 a change on an older version is refused with the newest, and nothing is lost', async () => {
  const { user } = (await desk().save(userForm({ username: 'ver', email: 'ver@example.test' }))).data;
  const form = userForm({ username: 'ver', email: 'ver@example.test', id: user.id, version: user.version });
  expect((await desk().save({ ...form, name: 'First' })).code).toBe('00');
  const late = await desk().save({ ...form, name: 'Second' });
  expect([late.code, late.data]).toMatchObject(['22', { name: 'First' }]);
  expect((await desk().save({ ...form, version: undefined, name: 'Third' })).code).toBe('10');
  expect((await desk().info(user.id)).data).toMatchObject({ name: 'First' });
  const history = await desk().read<{ result: { kind: string; fields: string[] }[] }>(`history/${user.id}`);
  expect(history.data.result.map(({ kind, fields }) => [kind, fields])).toEqual([
    ['changed', ['name']],
    ['created', []],
  ]);
});

test('US-01 the list is narrowed by name, role, group, queue, status and what needs a look; the counts agree', async () => {
  const found = async (input: Record<string, string>) => (await desk().list({ size: '100', ...input })).data;
  expect((await found({ name: 'NORA.D' })).result.map(({ username }) => username)).toEqual(['nora.diaz']);
  expect((await found({ queueId: String(queueId) })).totalCount).toBe(1);
  expect((await found({ role: 'leader' })).result.map(({ id }) => id)).toEqual([getId('leader')]);
  expect((await found({ groupId: '987654321' })).totalCount).toBe(0);
  const { data: counts } = await desk().read<Record<string, number>>('counts');
  for (const status of ['enabled', 'disabled']) expect((await found({ status })).totalCount).toBe(counts[status]);
  for (const role of ['member', 'leader', 'admin', 'auditor']) {
    expect((await found({ role })).totalCount).toBe(counts[role]);
  }
  for (const attention of ['noQueue', 'noGroup', 'neverSignedIn', 'oneTimePassword']) {
    expect((await found({ attention })).totalCount).toBe(counts[attention]);
  }
  expect(counts['oneTimePassword']).toBeGreaterThan(0);
});

test('US-01 groups are added and renamed; two of one name are refused', async () => {
  const { data } = await desk().do<{ id: string }>('group/save', { name: 'Night shift' });
  expect((await desk().do('group/save', { name: 'NIGHT shift' })).code).toBe('43');
  expect((await desk().do('group/save', { id: data.id, name: 'Late shift' })).code).toBe('00');
  const { data: options } = await desk().read<{ groups: { id: string; name: string }[] }>('options');
  expect(options.groups.find(({ id }) => id === data.id)?.name).toBe('Late shift');
  expect((await desk('foreign').do('group/save', { id: data.id, name: 'Mine' })).code).toBe('20');
});

test('US-03 RO-01 /prod/login/getSubUser returns the enabled users below: a leader’s group, an administrator’s members and leaders', async () => {
  const group = await below('leader');
  expect(group).toEqual(expect.arrayContaining([getId('member'), getId('mate')]));
  expect(group).not.toContain(getId('leader'));
  expect(group).not.toContain(getId('stranger'));
  const all = await below('admin');
  expect(all).toEqual(expect.arrayContaining([getId('leader'), getId('stranger')]));
  expect(all).not.toContain(getId('auditor'));
  expect(await below('member')).toEqual([]);
});
