import type { MovedCase } from '@/contract/entities/management/approval';
import { type ApprovalRig, newKey, openApprovalRig } from '../../support/approvals/approvalRig';
import { get, send } from '../../support/cases/cases';
import type { SignedIn } from '../../support/server/people';

let rig: ApprovalRig;
beforeAll(async () => {
  rig = await openApprovalRig();
});
afterAll(() => rig.close());
beforeEach(() => rig.limits({ batchMove: 2 }));

interface Asked {
  readonly approvalId: string;
}

const post = <Data>(who: SignedIn, path: string, body: object) =>
  send<Data>(rig.server, who, { path, body, key: newKey() });

const listCases = (who: SignedIn, id: string, input = {}) =>
  get<{ result: readonly MovedCase[]; totalCount: number }>(rig.server, who, {
    path: `/prod/approvals/cases/${id}`,
    input,
  });

/** A dry run of the leader's that gives three of the agent's cases to somebody else. */
const planMove = async () => {
  const to = await rig.person('member', rig.groupId);
  const cases = [await rig.fresh(), await rig.fresh(), await rig.fresh()];
  const { data } = await post<{ operationId: string; needsApproval: boolean }>(
    rig.leader,
    '/prod/institutionAndQueue/bindPlan',
    {
      kind: 'bind',
      queueId: 'none',
      selection: { taskIds: cases.map(({ id }) => String(id)) },
      agentIds: [String(to.userId)],
      split: 'count',
    },
  );
  return { ...data, loans: cases.map(({ loanNo }) => loanNo).toSorted() };
};

const run = (operationId: string, reason?: string) =>
  post<Asked>(rig.leader, '/prod/institutionAndQueue/bindRun', { operationId, ...(reason && { reason }) });

test('PS-07 MI-09 who decides about a batch move sees each case with its amount, its holder and who would get it', async () => {
  const { operationId, loans, needsApproval } = await planMove();
  expect(needsApproval).toBe(true);
  const { data } = await run(operationId, 'Ana leaves');
  const shown = await listCases(rig.admin, data.approvalId);
  expect(shown.data).toMatchObject({ totalCount: 3 });
  expect(shown.data.result.map(({ loanId }) => loanId)).toEqual(loans);
  for (const each of shown.data.result) {
    expect(each).toMatchObject({ amount: 100, agentName: expect.any(String), toAgentName: expect.any(String) });
    expect(each.agentName).not.toBe(each.toAgentName);
  }
  const second = await listCases(rig.admin, data.approvalId, { page: 2, size: 2 });
  expect(second.data.result.map(({ loanId }) => loanId)).toEqual(loans.slice(2));
  expect((await listCases(rig.leader, data.approvalId)).data.totalCount).toBe(3);
  expect(await listCases(rig.otherLeader, data.approvalId)).toMatchObject({ code: '20' });
  expect(await listCases(rig.stranger, data.approvalId)).toMatchObject({ code: '20' });
  await rig.decide(rig.admin, 'refuse', data.approvalId);
});

test('MI-09 a batch move above the limit is refused without a reason, and the reason is shown to who decides', async () => {
  const { operationId } = await planMove();
  expect(await run(operationId)).toMatchObject({ code: '10', message: expect.stringContaining('reason') });
  const { data } = await run(operationId, 'Ana leaves');
  const [shown] = (await rig.list(rig.admin, 'toDecide')).filter(({ id }) => id === data.approvalId);
  expect(shown?.facts).toContainEqual({ fact: 'reason', text: 'Ana leaves' });
  await rig.decide(rig.admin, 'refuse', data.approvalId);
});

test('MI-09 the cases of the older client and of users who are to be disabled are shown as well', async () => {
  const leader = await rig.person('leader', rig.groupId);
  const holder = await rig.person('member', rig.groupId);
  const cases = [await rig.fresh(), await rig.fresh()];
  const taskIds = cases.map(({ id }) => String(id));
  const body = { taskIds, agentId: String(holder.userId) };
  const asked = await post<Asked>(leader, '/api/management/task/batchBindAgent', body);
  const shown = await listCases(rig.admin, asked.data.approvalId);
  expect(shown.data.result.map(({ taskId }) => taskId).toSorted()).toEqual(taskIds.toSorted());
  expect(shown.data.result[0]).toMatchObject({ toAgentName: expect.any(String) });
  await rig.decide(rig.admin, 'agree', asked.data.approvalId);

  const disable = { act: 'disable', selection: { userIds: [String(holder.userId)] }, heir: 'queue', expected: 1 };
  const leaving = await post<Asked>(rig.admin2, '/prod/manage/user/many/run', disable);
  const held = await listCases(rig.admin, leaving.data.approvalId);
  expect(held.data.result.map(({ taskId }) => taskId).toSorted()).toEqual(taskIds.toSorted());
  expect(held.data.result[0]).toMatchObject({ toAgentName: null });
});
