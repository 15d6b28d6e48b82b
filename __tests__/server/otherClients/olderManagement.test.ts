import { eq } from 'drizzle-orm';
import { institution } from '../../../server/database/tables/organizationTables';
import { get, makeCase, send } from '../../support/cases/cases';
import { makeInstitution } from '../../support/server/people';
import { openUserRig, type UserRig } from '../../support/users/userRig';
import { storedUsers, userForm } from '../../support/users/userDesk';

let rig: UserRig;
beforeAll(async () => {
  rig = await openUserRig();
});
afterAll(() => rig.server.close());

type Person = keyof UserRig['people'];
const read = <Data>(who: Person, path: string) => get<Data>(rig.server, rig.people[who], { path });
const save = (who: Person, id: string, body: object) =>
  send<{ version?: string }>(rig.server, rig.people[who], { path: `/api/management/user/info/${id}`, body });
const add = async (username: string) => {
  const form = userForm({ username, email: `${username}@example.test` });
  return { form, user: (await rig.desk().save(form)).data.user };
};

test('AP-01 RO-01 /api/currentUser and /api/menu return the caller and the caller’s menu', async () => {
  for (const who of ['member', 'leader', 'admin', 'auditor'] as const) {
    const { data } = await read<{ userInfo: object }>(who, '/prod/login/currentUser');
    expect((await read(who, '/api/currentUser')).data).toEqual(data.userInfo);
    expect(data.userInfo).toMatchObject({ id: rig.idOf(who) });
    const menu = await read<{ index: string }[]>(who, '/api/menu');
    expect(menu.data).toEqual((await read(who, `/prod/menu/asideMenu?userId=${rig.idOf(who)}`)).data);
    expect(menu.data.some(({ index }) => index === '/case/list')).toBe(true);
  }
  for (const path of ['currentUser', 'menu']) {
    expect((await rig.server.app.inject({ url: `/api/${path}` })).json()).toMatchObject({ code: '02' });
  }
});

test('AP-01 US-01 RO-01 /api/management/user/list returns the users that the caller sees', async () => {
  const ids = async (who: Person, base: string) =>
    (await read<{ result: { id: string }[] }>(who, `${base}/list?size=100`)).data.result.map(({ id }) => id);
  for (const who of ['leader', 'admin', 'auditor', 'foreign'] as const) {
    expect(await ids(who, '/api/management/user')).toEqual(await ids(who, '/prod/manage/user'));
  }
  const ofLeader = await ids('leader', '/api/management/user');
  expect(ofLeader).toContain(rig.idOf('member'));
  expect(ofLeader).not.toContain(rig.idOf('stranger'));
  expect(await ids('foreign', '/api/management/user')).toEqual([rig.idOf('foreign')]);
  expect((await read('member', '/api/management/user/list')).code).toBe('21');
});

test('AP-01 US-01 RO-01 GET /api/management/user/info/{id} returns a user', async () => {
  const path = (base: string) => `${base}/info/${rig.idOf('member')}`;
  for (const who of ['leader', 'admin', 'auditor'] as const) {
    const { data } = await read(who, path('/api/management/user'));
    expect(data).toMatchObject({ id: rig.idOf('member'), role: 'member', groupId: String(rig.groupId) });
    expect(data).toEqual((await read(who, path('/prod/manage/user'))).data);
  }
  expect((await read('foreign', path('/api/management/user'))).code).toBe('20');
  expect((await read('leader', `/api/management/user/info/${rig.idOf('stranger')}`)).code).toBe('20');
  expect((await read('member', path('/api/management/user'))).code).toBe('21');
});

test('AP-01 US-01 RO-01 POST /api/management/user/info/{id} changes a user, and refuses an older version', async () => {
  const { form, user } = await add('older.client');
  expect((await save('admin', user.id, { ...form, name: 'New name', version: user.version })).code).toBe('00');
  expect((await rig.desk().info(user.id)).data).toMatchObject({ name: 'New name', modifierId: rig.idOf('admin') });
  expect((await save('admin', user.id, { ...form, version: user.version })).code).toBe('22');
  expect((await save('admin', user.id, { ...form, name: 'Newest name' })).code).toBe('00');
  const before = await storedUsers(rig.server);
  expect((await save('foreign', user.id, form)).code).toBe('20');
  for (const who of ['member', 'leader', 'auditor'] as const) {
    expect((await save(who, user.id, form)).code).toBe('21');
  }
  expect((await save('admin', user.id, { ...form, username: '' })).code).toBe('10');
  expect(await storedUsers(rig.server)).toEqual(before);
});

test('AP-01 QU-01 RO-01 /api/management/queue/list and /api/management/queue/info return the queues of the caller', async () => {
  const { server, institutionId } = rig;
  await makeCase(server.database, { institutionId, now: new Date(), cells: { queue_code: 'S1' } });
  for (const who of ['leader', 'admin', 'auditor', 'foreign'] as const) {
    const older = await read(who, '/api/management/queue/list');
    expect(older).toEqual({ ...(await read(who, '/prod/institutionAndQueue/list')) });
  }
  const info = (who: Person) => read(who, `/api/management/queue/info?queueId=${rig.queueId}`);
  expect((await info('admin')).data).toMatchObject({ code: 'S1', caseCount: 1, unassignedCount: 1 });
  expect((await info('admin')).data).toEqual(
    (await read('admin', `/prod/institutionAndQueue/info/${rig.queueId}`)).data,
  );
  expect((await info('foreign')).code).toBe('20');
  expect((await info('member')).code).toBe('21');
  expect((await read('member', '/api/management/queue/list')).code).toBe('21');
});

test('US-03 RO-01 /prod/manage/user/productType returns the product categories of the caller’s institution', async () => {
  const { server, institutionId } = rig;
  for (const product of ['Payday', 'Auto', 'Payday']) {
    await makeCase(server.database, { institutionId, now: new Date(), cells: { product_category: product } });
  }
  const types = async (who: Person) => (await read(who, '/prod/manage/user/productType')).data;
  for (const who of ['leader', 'admin', 'auditor'] as const) expect(await types(who)).toEqual(['Auto', 'Payday']);
  expect(await types('foreign')).toEqual([]);
  expect((await read('member', '/prod/manage/user/productType')).code).toBe('21');
});

test('AP-01 IN-01 RO-01 /api/management/institution/tree returns the institutions from the caller’s downwards', async () => {
  const { database } = rig.server;
  const child = await makeInstitution(database);
  await makeInstitution(database);
  await database.update(institution).set({ parentId: rig.institutionId }).where(eq(institution.id, child));
  for (const who of ['admin', 'auditor'] as const) {
    expect((await read(who, '/api/management/institution/tree')).data).toMatchObject([
      { id: String(rig.institutionId), children: [{ id: String(child), children: [] }] },
    ]);
  }
  expect((await read('foreign', '/api/management/institution/tree')).data).toMatchObject([{ children: [] }]);
  expect((await read('leader', '/api/management/institution/tree')).code).toBe('21');
});
