import { eq } from 'drizzle-orm';
import { caseEvent } from '../../../server/database/tables/callTables';
import { appUser } from '../../../server/database/tables/organisationTables';
import { send, setCase } from '../../support/cases/cases';
import { idsOf, openQueueHouse, plan, type QueueHouse, readAgain } from '../../support/queues/queueHouse';

const now = new Date('2026-03-11T00:30:00Z');

let house: QueueHouse;
beforeAll(async () => {
  house = await openQueueHouse(() => now);
});
afterAll(() => house.server.close());

const agentsOf = async (cases: Parameters<typeof readAgain>[1]) =>
  (await readAgain(house, cases)).map(({ agentId }) => agentId);

const key = (() => {
  let number = 0;
  return () => `older-binding-key-${(number += 1)}`;
})();

const older = (who: keyof QueueHouse, path: 'batchBindAgent' | 'unbindAgent', body: object) =>
  send<{ count: number }>(house.server, house[who] as QueueHouse['leader'], {
    path: `/api/management/task/${path}`,
    body,
    key: key(),
  });

test('QU-02 older client: cases are bound and unbound, and the agent is asked to begin anew', async () => {
  const cases = await house.cases(3);
  const taskIds = idsOf(cases);
  const { agent, admin } = house;
  expect(await older('leader', 'batchBindAgent', { taskIds, agentId: String(agent.userId) })).toMatchObject({
    code: '00',
    data: { count: 3 },
  });
  for (const each of await readAgain(house, cases)) {
    expect(each).toMatchObject({ agentId: agent.userId, groupId: house.groupId, assignedAt: now, openedAt: null });
  }
  const events = await house.server.database
    .select()
    .from(caseEvent)
    .where(eq(caseEvent.taskId, cases[0]?.id ?? 0));
  expect(events).toMatchObject([
    { event: 'assigned', actorId: house.leader.userId, fromStatus: 'C00', toStatus: 'C00' },
  ]);
  expect((await older('leader', 'unbindAgent', { taskIds })).data).toEqual({ count: 3 });
  expect(await readAgain(house, cases)).toMatchObject(
    cases.map(() => ({ agentId: null, agentName: null, groupId: null, assignedAt: null })),
  );
  expect(admin.userId).not.toBe(agent.userId);
});

test('QU-02 §5 without a binder it says so, without a case too', async () => {
  const taskIds = idsOf(await house.cases(1));
  for (const agentId of [null, '']) {
    expect(await older('leader', 'batchBindAgent', { taskIds, agentId })).toMatchObject({
      code: '45',
      message: 'Please select the binder',
    });
  }
  expect(await older('leader', 'batchBindAgent', { taskIds })).toMatchObject({ code: '45' });
  const agentId = String(house.agent.userId);
  expect(await older('leader', 'batchBindAgent', { taskIds: [], agentId })).toMatchObject({ code: '46' });
  expect(await plan(house, house.leader, { selection: { taskIds }, agentIds: [] })).toMatchObject({ code: '45' });
});

test('QU-02 4.7 a batch with one case or agent of somebody else is refused whole, as if it did not exist', async () => {
  const own = await house.cases(2);
  const others = await house.cases(1, { agent_username: 'none' }).catch(() => house.cases(1));
  await setCase(house.server.database, others[0]?.id ?? 0, {
    agentId: house.otherAgent.userId,
    groupId: house.otherGroupId,
  });
  const agentId = String(house.agent.userId);
  const refused = async (taskIds: string[], to = agentId) => {
    const { code, message } = await older('leader', 'batchBindAgent', { taskIds, agentId: to });
    return { code, message };
  };
  const absent = await refused([...idsOf(own), '987654321']);
  expect(absent.code).toBe('20');
  expect(await refused([...idsOf(own), ...idsOf(others)])).toEqual(absent);
  expect(await refused(idsOf(own), String(house.otherAgent.userId))).toEqual(absent);
  expect(await refused(idsOf(own), String(house.admin.userId))).toEqual(absent);
  const planned = await plan(house, house.leader, {
    selection: { taskIds: [...idsOf(own), ...idsOf(others)] },
    agentIds: [house.agent.userId],
  });
  expect(planned.code).toBe('20');
  expect(await older('foreign', 'batchBindAgent', { taskIds: idsOf(own), agentId })).toMatchObject({ code: '20' });
  expect(await older('agent', 'batchBindAgent', { taskIds: idsOf(own), agentId })).toMatchObject({ code: '21' });
  expect(await older('auditor', 'batchBindAgent', { taskIds: idsOf(own), agentId })).toMatchObject({ code: '21' });
  expect(await agentsOf(own)).toEqual([null, null]);
});

test('QU-02 a closed case or a disabled agent refuses all', async () => {
  const cases = await house.cases(2);
  await setCase(house.server.database, cases[1]?.id ?? 0, { status: 'C31', nextActionAt: null });
  const agentId = String(house.agent.userId);
  expect(await older('leader', 'batchBindAgent', { taskIds: idsOf(cases), agentId })).toMatchObject({ code: '25' });
  const left = await house.person('member', house.groupId, house.queueId);
  await house.server.database.update(appUser).set({ enabled: false }).where(eq(appUser.id, left.userId));
  const taskIds = idsOf(cases.slice(0, 1));
  expect(await older('leader', 'batchBindAgent', { taskIds, agentId: String(left.userId) })).toMatchObject({
    code: '20',
  });
  expect(await agentsOf(cases)).toEqual([null, null]);
});
