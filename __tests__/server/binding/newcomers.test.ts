import { eq } from 'drizzle-orm';
import type { Binder } from '@/contract/entities/management/binding';
import { appUser } from '../../../server/database/tables/organizationTables';
import { get } from '../../support/cases/cases';
import { openQueueRig, type QueueRig } from '../../support/queues/queueRig';

let rig: QueueRig;
beforeAll(async () => {
  rig = await openQueueRig(() => new Date('2026-03-11T00:30:00Z'));
});
afterAll(() => rig.server.close());

/** The queue's 100 planned cases among so many. */
const shared = (by: number): number => Math.ceil(100 / by);

test('QU-02 an added agent who has not signed in yet uses no capacity of the others and does not count as on duty', async () => {
  const { database } = rig.server;
  const { groupId, queueId } = rig;
  const worker = await rig.person('member', groupId, queueId);
  const binder = async (userId: number): Promise<Binder | undefined> =>
    (
      await get<Binder[]>(rig.server, rig.leader, {
        path: '/api/management/queue/agents',
        input: { queueId: String(queueId) },
      })
    ).data.find(({ agentId }) => agentId === String(userId));
  const mates = await database.$count(appUser, eq(appUser.queueId, queueId));
  expect(await binder(worker.userId)).toMatchObject({ capacity: shared(mates), duty: 'onDuty', isPlanned: false });
  const newcomer = await rig.person('member', groupId, queueId);
  const isNew = eq(appUser.id, newcomer.userId);
  await database.update(appUser).set({ mustChangePassword: true }).where(isNew);
  expect((await binder(worker.userId))?.capacity).toBe(shared(mates));
  await database.update(appUser).set({ mustChangePassword: false }).where(isNew);
  expect((await binder(worker.userId))?.capacity).toBe(shared(mates + 1));
});
