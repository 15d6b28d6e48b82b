import { eq, inArray } from 'drizzle-orm';
import { appUser } from '../../../server/database/tables/organizationTables';
import { userHistory } from '../../../server/database/tables/userTables';
import { openQueueRig, type QueueRig } from '../../support/queues/queueRig';
import type { SignedIn } from '../../support/server/people';
import { manyDesk } from '../../support/users/manyUsers';

let rig: QueueRig;
beforeAll(async () => {
  rig = await openQueueRig(() => new Date('2026-03-11T15:30:00Z'));
});
afterAll(() => rig.server.close());

const desk = (who: SignedIn = rig.admin) => manyDesk(rig.server, who);
const getIds = (people: readonly SignedIn[]): string[] => people.map(({ userId }) => String(userId));
const stored = async (people: readonly SignedIn[]) => {
  const ids = people.map(({ userId }) => userId);
  return rig.server.database.select().from(appUser).where(inArray(appUser.id, ids));
};
const crew = (count: number) =>
  Promise.all(Array.from({ length: count }, () => rig.person('member', rig.groupId, rig.queueId)));

test('PS-07 US-01 a move of many users is undone: each gets back the own queue, who was changed since is left, once', async () => {
  const people = await crew(3);
  const [first, second] = people;
  const own = await rig.makeQueue();
  const queueId = await rig.makeQueue();
  const other = await rig.makeQueue();
  const { database } = rig.server;
  const put = (who: SignedIn | undefined, queue: number) =>
    database
      .update(appUser)
      .set({ queueId: queue })
      .where(eq(appUser.id, who?.userId ?? 0));
  await put(first, own);
  const over = await desk().carryOut({
    act: 'queue',
    selection: { userIds: getIds(people) },
    queueId: String(queueId),
  });
  expect(over).toMatchObject({ canUndo: true, isUndo: false });
  await put(second, other);
  expect(await desk(await rig.person('admin')).undo(over.id)).toMatchObject({ code: '20' });
  const undo = await desk().undo(over.id);
  expect(undo).toMatchObject({ code: '00', data: { isUndo: true, total: 3 } });
  expect(await desk().over(undo.data.id)).toMatchObject({ done: 3, changed: 2, canUndo: false });
  const queues = new Map((await stored(people)).map((user) => [user.id, user.queueId]));
  expect(people.map(({ userId }) => queues.get(userId))).toEqual([own, other, rig.queueId]);
  expect(await desk().left(undo.data.id)).toMatchObject([{ userId: String(second?.userId), outcome: 'changedSince' }]);
  const lines = await database
    .select()
    .from(userHistory)
    .where(eq(userHistory.userId, first?.userId ?? 0));
  expect(lines).toHaveLength(2);
  expect((await desk().listed()).find(({ id }) => id === over.id)).toMatchObject({ canUndo: false });
  expect(await desk().undo(over.id)).toMatchObject({ code: '25' });
  expect(await desk().undo(undo.data.id)).toMatchObject({ code: '25' });
});

test('US-01 sending rights are undone, disabling is not', async () => {
  const people = await crew(2);
  const selection = { userIds: getIds(people) };
  const over = await desk().carryOut({ act: 'sendFlags', selection, flags: { sendIvr: true } });
  const undo = await desk().undo(over.id);
  expect(await desk().over(undo.data.id)).toMatchObject({ changed: 2 });
  expect((await stored(people)).map(({ sendIvr }) => sendIvr)).toEqual([false, false]);
  const disabled = await desk().carryOut({ act: 'disable', selection, heir: 'queue' });
  expect(disabled).toMatchObject({ canUndo: false });
  expect(await desk().undo(disabled.id)).toMatchObject({ code: '25' });
});
