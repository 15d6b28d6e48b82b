import { eq } from 'drizzle-orm';
import { caseEvent } from '../../../server/database/tables/callTables';
import { appUser } from '../../../server/database/tables/organizationTables';
import { send, setCase } from '../../support/cases/cases';
import { getIds, openQueueRig, plan, type QueueRig, readAgain } from '../../support/queues/queueRig';

const now = new Date('2026-03-11T00:30:00Z');

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

const PATHS = {
  batchBindAgent: '/api/management/task/batchBindAgent',
  unbindAgent: '/api/management/task/unbindAgent',
} as const;

const older = (who: keyof QueueRig, path: keyof typeof PATHS, body: object) =>
  send<{ count: number }>(rig.server, rig[who] as QueueRig['leader'], {
    path: PATHS[path],
    body,
    key: key(),
  });

test('AP-01 QU-02 /api/management/task/batchBindAgent and /api/management/task/unbindAgent bind and unbind cases', async () => {
  const cases = await rig.cases(3);
  const taskIds = getIds(cases);
  const { agent, admin } = rig;
  expect(await older('leader', 'batchBindAgent', { taskIds, agentId: String(agent.userId) })).toMatchObject({
    code: '00',
    data: { count: 3 },
  });
  for (const each of await readAgain(rig, cases)) {
    expect(each).toMatchObject({ agentId: agent.userId, groupId: rig.groupId, assignedAt: now, openedAt: null });
  }
  const events = await rig.server.database
    .select()
    .from(caseEvent)
    .where(eq(caseEvent.taskId, cases[0]?.id ?? 0));
  expect(events).toMatchObject([{ event: 'assigned', actorId: rig.leader.userId, fromStatus: 'C00', toStatus: 'C00' }]);
  expect((await older('leader', 'unbindAgent', { taskIds })).data).toEqual({ count: 3 });
  expect(await readAgain(rig, cases)).toMatchObject(
    cases.map(() => ({ agentId: null, agentName: null, groupId: null, assignedAt: null })),
  );
  expect(admin.userId).not.toBe(agent.userId);
});

test('QU-02 §5 without a binder it says so, without a case too', async () => {
  const taskIds = getIds(await rig.cases(1));
  for (const agentId of [null, '']) {
    expect(await older('leader', 'batchBindAgent', { taskIds, agentId })).toMatchObject({
      code: '45',
      message: 'Please select the binder',
    });
  }
  expect(await older('leader', 'batchBindAgent', { taskIds })).toMatchObject({ code: '45' });
  const agentId = String(rig.agent.userId);
  expect(await older('leader', 'batchBindAgent', { taskIds: [], agentId })).toMatchObject({ code: '46' });
  expect(await plan(rig, rig.leader, { selection: { taskIds }, agentIds: [] })).toMatchObject({ code: '45' });
});

test('QU-02 4.7 a batch of /api/management/task/batchBindAgent with one case or agent of somebody else is refused whole, as if it did not exist', async () => {
  const own = await rig.cases(2);
  const others = await rig.cases(1, { agent_username: 'none' }).catch(() => rig.cases(1));
  await setCase(rig.server.database, others[0]?.id ?? 0, {
    agentId: rig.otherAgent.userId,
    groupId: rig.otherGroupId,
  });
  const agentId = String(rig.agent.userId);
  const refused = async (taskIds: string[], to = agentId) => {
    const { code, message } = await older('leader', 'batchBindAgent', { taskIds, agentId: to });
    return { code, message };
  };
  const absent = await refused([...getIds(own), '987654321']);
  expect(absent.code).toBe('20');
  expect(await refused([...getIds(own), ...getIds(others)])).toEqual(absent);
  expect(await refused(getIds(own), String(rig.otherAgent.userId))).toEqual(absent);
  expect(await refused(getIds(own), String(rig.admin.userId))).toEqual(absent);
  const planned = await plan(rig, rig.leader, {
    selection: { taskIds: [...getIds(own), ...getIds(others)] },
    agentIds: [rig.agent.userId],
  });
  expect(planned.code).toBe('20');
  expect(await older('foreign', 'batchBindAgent', { taskIds: getIds(own), agentId })).toMatchObject({ code: '20' });
  expect(await older('agent', 'batchBindAgent', { taskIds: getIds(own), agentId })).toMatchObject({ code: '21' });
  expect(await older('auditor', 'batchBindAgent', { taskIds: getIds(own), agentId })).toMatchObject({ code: '21' });
  expect(await getAgents(own)).toEqual([null, null]);
});

test('QU-02 a closed case or a disabled agent refuses all', async () => {
  const cases = await rig.cases(2);
  await setCase(rig.server.database, cases[1]?.id ?? 0, { status: 'C31', nextActionAt: null });
  const agentId = String(rig.agent.userId);
  expect(await older('leader', 'batchBindAgent', { taskIds: getIds(cases), agentId })).toMatchObject({ code: '25' });
  const left = await rig.person('member', rig.groupId, rig.queueId);
  await rig.server.database.update(appUser).set({ enabled: false }).where(eq(appUser.id, left.userId));
  const taskIds = getIds(cases.slice(0, 1));
  expect(await older('leader', 'batchBindAgent', { taskIds, agentId: String(left.userId) })).toMatchObject({
    code: '20',
  });
  expect(await getAgents(cases)).toEqual([null, null]);
});
