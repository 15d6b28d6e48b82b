import { toMinorUnits } from '@/contract/minor';
import { eq } from 'drizzle-orm';
import type { Binder, SkippedCase } from '@/contract/entities/management/binding';
import type { TaskRow } from '@/contract/entities/cases/task';
import { appUser } from '../../../server/database/tables/organizationTables';
import { seatPlan, workSchedule } from '../../../server/database/tables/seatTables';
import { get, send, setCase } from '../../support/cases/cases';
import { openLine } from '../../support/server/liveLine';
import {
  bindAll,
  getIds,
  openQueueRig,
  getOperation,
  plan,
  type QueueRig,
  readAgain,
  steer,
  whenOver,
} from '../../support/queues/queueRig';

const now = new Date('2026-03-11T00:30:00Z');
const TODAY = '2026-03-10';

let rig: QueueRig;
beforeAll(async () => {
  rig = await openQueueRig(() => now);
});
afterAll(() => rig.server.close());

const getAgents = async (cases: Parameters<typeof readAgain>[1]) =>
  (await readAgain(rig, cases)).map(({ agentId }) => agentId);

const key = (() => {
  let number = 0;
  return () => `older-binding-key-${(number += 1)}`;
})();

const older = (who: keyof QueueRig, path: 'batchBindAgent' | 'unbindAgent', body: object) =>
  send<{ count: number }>(rig.server, rig[who] as QueueRig['leader'], {
    path: `/api/management/task/${path}`,
    body,
    key: key(),
  });

test('QU-02 the dry run says what each agent holds, gets and holds then, and changes nothing', async () => {
  const cases = await rig.cases(5, { due_amount: '100', contract_amount: '90' });
  const [agent, agent2] = [await rig.person('member', rig.groupId), await rig.person('member', rig.groupId)];
  await older('leader', 'batchBindAgent', { taskIds: getIds(cases.slice(0, 2)), agentId: String(agent.userId) });
  const before = await readAgain(rig, cases);
  const { data } = await plan(rig, rig.leader, {
    selection: { taskIds: getIds(cases) },
    agentIds: [agent2.userId],
  });
  expect(data).toMatchObject({ total: 5, amount: 500, unassigned: 3, taken: 2, staying: 0 });
  expect(data.agents).toMatchObject([{ agentId: String(agent2.userId), load: 0, gets: 5, getsAmount: 500, after: 5 }]);
  expect(data.losing).toMatchObject([{ agentId: String(agent.userId), load: 2, gets: 0, loses: 2, after: 0 }]);
  expect(await readAgain(rig, cases)).toEqual(before);
  const both = await plan(rig, rig.leader, {
    selection: { taskIds: getIds(cases) },
    agentIds: [agent.userId, agent2.userId],
    split: 'load',
  });
  expect(both.data).toMatchObject({ total: 3, staying: 2 });
  expect(both.data.agents.map(({ after }) => after).toSorted((one, other) => one - other)).toEqual([2, 3]);
});

test('QU-02 capacity, duty and kept promises of a binder come from plan, schedule and payments', async () => {
  const { database } = rig.server;
  const { institutionId, groupId, queueId } = rig;
  const person = await rig.person('member', groupId, queueId);
  const find = async (): Promise<Binder | undefined> =>
    (
      await get<Binder[]>(rig.server, rig.leader, {
        path: '/api/management/queue/agents',
        input: { queueId: String(queueId) },
      })
    ).data.find(({ agentId }) => agentId === String(person.userId));
  const mates = await database.select().from(appUser).where(eq(appUser.queueId, queueId));
  const working = mates.filter(({ enabled }) => enabled).length;
  expect(await find()).toMatchObject({
    ofQueue: true,
    duty: 'onDuty',
    isPlanned: false,
    keptPromises: null,
    capacity: Math.ceil(100 / working),
  });
  const by = { institutionId, updatedAt: now, updatedBy: rig.leader.userId };
  await database.insert(workSchedule).values({ ...by, userId: person.userId, day: TODAY, status: 'rest' });
  await database.insert(seatPlan).values({
    ...by,
    groupId,
    queueId,
    fromDay: TODAY,
    minPerCapita: 5,
    maxPerCapita: 33,
    minSeats: 1,
  });
  const promised = {
    agentId: person.userId,
    promisedAmount: toMinorUnits(100),
    promiseMadeAt: new Date('2026-03-01T00:00:00Z'),
  };
  for (const each of await rig.cases(2)) {
    await setCase(database, each.id, { ...promised, promisedAt: new Date('2026-03-05T18:00:00Z') });
  }
  expect(await find()).toMatchObject({ duty: 'rest', isPlanned: true, keptPromises: 0, capacity: 33, load: 2 });
  await database.delete(seatPlan).where(eq(seatPlan.queueId, queueId));
});

test('QU-02 all that match a filter less some are bound, on whatever page they stand, evenly to several', async () => {
  const cases = await rig.cases(41, { product_category: 'Across pages' });
  const agents = [await rig.person('member', rig.groupId), await rig.person('member', rig.groupId)];
  const except = getIds(cases.slice(0, 1));
  const filters = { productCategory: 'Across pages', held: 'nobody' };
  const done = await bindAll(rig, rig.leader, {
    selection: { filters, except },
    agentIds: agents.map(({ userId }) => userId),
  });
  expect(done).toMatchObject({ state: 'done', total: 40, done: 40, changed: 40 });
  const [left, ...rest] = await getAgents(cases);
  expect(left).toBeNull();
  expect(agents.map(({ userId }) => rest.filter((id) => id === userId).length)).toEqual([20, 20]);
  const listed = await get<{ result: TaskRow[]; totalCount: number }>(rig.server, rig.leader, {
    path: '/api/management/queue/tasks',
    input: { queueId: String(rig.queueId), productCategory: 'Across pages', agentId: String(agents[0]?.userId) },
  });
  expect(listed.data.totalCount).toBe(20);
});

test('QU-02 undo gives the cases back that nobody has touched since, and names the others', async () => {
  const cases = await rig.cases(4);
  const [was, gets] = [await rig.person('member', rig.groupId), await rig.person('member', rig.groupId)];
  await older('leader', 'batchBindAgent', { taskIds: getIds(cases.slice(0, 2)), agentId: String(was.userId) });
  const before = await readAgain(rig, cases);
  const done = await bindAll(rig, rig.leader, { selection: { taskIds: getIds(cases) }, agentIds: [gets.userId] });
  expect(done).toMatchObject({ state: 'done', changed: 4, canUndo: true, kind: 'bind' });
  const touched = cases[1];
  await send(rig.server, gets, {
    path: '/prod/task/record',
    body: { taskId: String(touched?.id), callStatus: 'NOA', callResult: 'RETRY', type: '01' },
    key: 'touching-by-record-1',
  });
  const undo = await steer(rig, rig.leader, { call: 'bindUndo', operationId: done.id });
  expect(undo).toMatchObject({ code: '00', data: { kind: 'undo', undoOf: done.id, total: 4 } });
  const undone = await whenOver(rig, rig.leader, undo.data.id);
  expect(undone).toMatchObject({ state: 'done', total: 4, changed: 3, canUndo: false });
  const left = await get<{ result: SkippedCase[] }>(rig.server, rig.leader, {
    path: `/prod/institutionAndQueue/operationLeft/${undone.id}`,
  });
  expect(left.data.result).toMatchObject([{ taskId: String(touched?.id), outcome: 'touched' }]);
  const after = await readAgain(rig, cases);
  expect(after.map(({ agentId }) => agentId)).toEqual([was.userId, gets.userId, null, null]);
  const same = ({ agentName, groupId, assignedAt, openedAt }: (typeof after)[number]) => ({
    agentName,
    groupId,
    assignedAt,
    openedAt,
  });
  expect([0, 2, 3].map((at) => same(after[at] ?? never()))).toEqual([0, 2, 3].map((at) => same(before[at] ?? never())));
  expect(await steer(rig, rig.leader, { call: 'bindUndo', operationId: done.id })).toMatchObject({ code: '25' });
});

const never = (): never => {
  throw new Error('there is no such case');
};

test('QU-02 RO-01 a dry run belongs to who made it; others do not find it, an auditor starts none', async () => {
  const taskIds = getIds(await rig.cases(1));
  const { data } = await plan(rig, rig.leader, { selection: { taskIds }, agentIds: [rig.agent.userId] });
  const absent = await steer(rig, rig.otherLeader, { call: 'bindRun', operationId: '987654321' });
  expect(absent.code).toBe('20');
  for (const who of [rig.otherLeader, rig.foreign, rig.admin]) {
    const { code, message } = await steer(rig, who, { call: 'bindRun', operationId: data.operationId });
    expect({ code, message }).toEqual({ code: absent.code, message: absent.message });
  }
  expect(await steer(rig, rig.auditor, { call: 'bindRun', operationId: data.operationId })).toMatchObject({
    code: '21',
  });
});

test('QU-02 AP-08 the agent is notified at once, and the progress arrives over the live connection', async () => {
  const address = await rig.server.app.listen({ port: 0 });
  const [agents, leaders] = [await openLine(address, rig.agent), await openLine(address, rig.leader)];
  expect([await agents.next(), await leaders.next()]).toMatchObject([{ type: 'welcome' }, { type: 'welcome' }]);
  const cases = await rig.cases(3);
  const done = await bindAll(rig, rig.leader, {
    selection: { taskIds: getIds(cases) },
    agentIds: [rig.agent.userId],
  });
  expect(await agents.next()).toEqual({ type: 'casesChanged' });
  expect(await leaders.next()).toEqual({ type: 'binding', operationId: done.id });
  agents.socket.close();
  leaders.socket.close();
});

test('QU-02 a cancelled binding leaves nothing behind', async () => {
  const cases = await rig.cases(1200);
  const { data } = await plan(rig, rig.admin, {
    selection: { taskIds: getIds(cases) },
    agentIds: [rig.agent.userId],
  });
  await Promise.all([
    steer(rig, rig.admin, { call: 'bindRun', operationId: data.operationId }),
    steer(rig, rig.admin, { call: 'bindCancel', operationId: data.operationId }),
  ]);
  await steer(rig, rig.admin, { call: 'bindCancel', operationId: data.operationId });
  const over = await whenOver(rig, rig.admin, data.operationId);
  const bound = (await getAgents(cases)).filter((id) => id === rig.agent.userId).length;
  // Either it was quicker or it left nothing.
  expect([over.state, bound]).toEqual(over.state === 'done' ? ['done', 1200] : ['cancelled', 0]);
  expect(await getOperation(rig, rig.admin, data.operationId)).toMatchObject({ changed: bound });
});
