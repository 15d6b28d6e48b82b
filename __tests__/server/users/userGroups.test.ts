import { eq } from 'drizzle-orm';
import { appUser } from '../../../server/database/tables/organizationTables';
import { makeGroup } from '../../support/server/people';
import { storedUsers } from '../../support/users/userDesk';
import { openUserRig, type UserName, type UserRig } from '../../support/users/userRig';

let rig: UserRig;
beforeAll(async () => {
  rig = await openUserRig();
});
afterAll(() => rig.server.close());

const groups = async () =>
  (
    await rig
      .desk()
      .read<{ groups: { id: string; name: string; leaders: { id: string; name: string }[] }[] }>('options')
  ).data.groups;
const remove = (id: number, who: Parameters<UserRig['desk']>[0] = 'admin') =>
  rig.desk(who).do('group/remove', { id: String(id) });

test('US-01 a group is removed when nothing needs it, and obstacles are reported', async () => {
  const { database } = rig.server;
  const id = await makeGroup(database, rig.institutionId);
  await database.update(appUser).set({ groupId: id, enabled: false }).where(eq(appUser.id, rig.people.mate.userId));
  const refused = await remove(id);
  expect([refused.code, refused.message]).toEqual([
    '86',
    'The group is still in use (users: 1, seat plans: 0): move them first',
  ]);
  expect((await remove(id, 'foreign')).code).toBe('20');
  expect((await remove(id, 'leader')).code).toBe('21');
  expect((await groups()).map((group) => group.id)).toContain(String(id));
  await database.update(appUser).set({ groupId: rig.groupId }).where(eq(appUser.id, rig.people.mate.userId));
  expect((await remove(id)).code).toBe('00');
  expect((await groups()).map((group) => group.id)).not.toContain(String(id));
});

test('US-01 the groups come with the names of their enabled leaders', async () => {
  const { database } = rig.server;
  const [leader] = await database.select().from(appUser).where(eq(appUser.id, rig.people.leader.userId));
  const own = async () => (await groups()).find(({ id }) => id === String(rig.groupId))?.leaders;
  expect(await own()).toEqual([{ id: rig.idOf('leader'), name: leader?.name }]);
  const enable = (enabled: boolean) =>
    database.update(appUser).set({ enabled }).where(eq(appUser.id, rig.people.leader.userId));
  await enable(false);
  expect(await own()).toEqual([]);
  await enable(true);
});

test('US-01 an agent is made leader of a group, which becomes the own one, and agent of it again; the own history has both', async () => {
  const group = await makeGroup(rig.server.database, rig.institutionId);
  const lead = (more: object, who?: UserName) =>
    rig.desk(who).do('group/leader', { id: String(group), userId: rig.idOf('stranger'), leads: true, ...more });
  const ofGroup = async () => (await groups()).find(({ id }) => id === String(group))?.leaders.map(({ id }) => id);
  const stands = async () => (await rig.desk().info(rig.idOf('stranger'))).data;
  expect((await lead({})).code).toBe('00');
  expect(await ofGroup()).toEqual([rig.idOf('stranger')]);
  expect(await stands()).toMatchObject({ role: 'leader', groupId: String(group) });
  // Once more changes nothing, and is no second row.
  expect((await lead({})).code).toBe('00');
  expect((await lead({ leads: false })).code).toBe('00');
  expect(await stands()).toMatchObject({ role: 'member', groupId: String(group) });
  const { data } = await rig.desk().read<{ result: object[] }>(`history/${rig.idOf('stranger')}`);
  expect(data.result).toMatchObject([
    { kind: 'changed', fields: ['role'] },
    { kind: 'changed', fields: ['role', 'groupId'] },
  ]);
});

test('RO-01 nobody but who manages users makes leaders, and neither administrators nor auditors nor disabled ones become one', async () => {
  const lead = async (userId: string, who?: UserName) =>
    (await rig.desk(who).do('group/leader', { id: String(rig.groupId), userId, leads: true })).code;
  const before = await storedUsers(rig.server);
  expect(await lead(rig.idOf('mate'), 'leader')).toBe('21');
  expect(await lead(rig.idOf('mate'), 'foreign')).toBe('20');
  expect(await lead(rig.idOf('foreign'))).toBe('20');
  expect(await lead(rig.idOf('auditor'))).toBe('21');
  expect(await lead(rig.idOf('admin'))).toBe('21');
  expect(await storedUsers(rig.server)).toEqual(before);
});
