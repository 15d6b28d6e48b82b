import { eq } from 'drizzle-orm';
import { appUser } from '../../../server/database/tables/organisationTables';
import { makeGroup } from '../../support/server/people';
import { openUserRig, type UserRig } from '../../support/users/userRig';

let rig: UserRig;
beforeAll(async () => {
  rig = await openUserRig();
});
afterAll(() => rig.server.close());

const groups = async () =>
  (await rig.desk().read<{ groups: { id: string; name: string; leaders: string[] }[] }>('options')).data.groups;
const remove = (id: number, who: Parameters<UserRig['desk']>[0] = 'admin') =>
  rig.desk(who).do('group/remove', { id: String(id) });

test('US-01 a group is removed when nothing needs it, and what is in the way is said', async () => {
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
  expect(await own()).toEqual([leader?.name]);
  await database.update(appUser).set({ enabled: false }).where(eq(appUser.id, rig.people.leader.userId));
  expect(await own()).toEqual([]);
});
