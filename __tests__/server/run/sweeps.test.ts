import { IDEMPOTENCY_KEY_LIFETIME_MS } from '@/contract/ourLimits';
import { bindingItem, bindingOperation } from '../../../server/database/tables/queueTables';
import { idempotentCall } from '../../../server/database/tables/workTables';
import { startPlanSweeper } from '../../../server/modules/binding/bindingFacade';
import { startIdempotencyKeySweeper } from '../../../server/modules/idempotency/idempotencyFacade';
import { openQueueRig, plan, type QueueRig, steer, whenOver } from '../../support/queues/queueRig';
import { manyCases } from '../../support/queues/manyCases';

let now = new Date('2026-03-11T00:30:00Z');

let rig: QueueRig;
beforeAll(async () => {
  rig = await openQueueRig(() => now);
});
afterAll(() => rig.server.close());

const sweep = async (start: typeof startIdempotencyKeySweeper): Promise<void> => {
  const { app, database } = rig.server;
  const sweeper = start({ database, now: () => now }, app.log);
  await sweeper.run();
  await sweeper.stop();
};

test('RS-02 keys of changes are stored as long as their outcome may be looked up, and no longer', async () => {
  const { database } = rig.server;
  const { userId: actorId } = rig.agent;
  const row = (at: number, age: number) => ({
    actorId,
    institutionId: rig.institutionId,
    call: 'POST /prod/task/record',
    key: `kept-or-forgotten-${at}`,
    bodyHash: 'x',
    createdAt: new Date(now.getTime() - age),
  });
  const old = Array.from({ length: 2500 }, (_, at) => row(at, IDEMPOTENCY_KEY_LIFETIME_MS + 1));
  const young = Array.from({ length: 3 }, (_, at) => row(2500 + at, IDEMPOTENCY_KEY_LIFETIME_MS));
  await database.insert(idempotentCall).values([...old, ...young]);
  await sweep(startIdempotencyKeySweeper);
  expect(await database.$count(idempotentCall)).toBe(3);
});

test('QU-02 dry runs that nobody carried out are forgotten with their cases; what was carried out stays', async () => {
  const { database } = rig.server;
  const [like] = await rig.cases(1);
  if (!like) throw new Error('no case was made');
  const taskIds = await manyCases(database, { like, count: 5100 });
  const wish = { agentIds: [rig.agent.userId] };
  const run = await plan(rig, rig.admin, { ...wish, selection: { taskIds: taskIds.slice(0, 2) } });
  await steer(rig, rig.admin, { call: 'bindRun', operationId: run.data.operationId });
  await whenOver(rig, rig.admin, run.data.operationId);
  await plan(rig, rig.admin, { ...wish, selection: { taskIds } });
  await sweep(startPlanSweeper);
  expect(await database.$count(bindingOperation)).toBe(2);
  now = new Date(now.getTime() + 61 * 60_000);
  await sweep(startPlanSweeper);
  expect([await database.$count(bindingOperation), await database.$count(bindingItem)]).toEqual([1, 2]);
});
