import { NO_LIMITS } from '@/contract/entities/management/approval';
import { RESULT_CODES } from '@/contract/resultCodes';
import { type ApprovalRig, newKey, NOON, openApprovalRig } from '../../support/approvals/approvalRig';
import { send } from '../../support/cases/cases';
import { untilChannelSpoke } from '../../support/money/ledger';
import { type SignedIn, signInAs } from '../../support/server/people';

const DAY_MS = 24 * 60 * 60_000;
const { secondPerson } = RESULT_CODES;

let rig: ApprovalRig;
beforeEach(async () => {
  rig = await openApprovalRig();
});
afterEach(() => rig.close());

const post = <Data = { approvalId: string }>(who: SignedIn, path: string, body: object) =>
  send<Data>(rig.server, who, { path: `/prod/${path}`, body, key: newKey() });

const bind = (who: SignedIn, taskIds: readonly string[], agentId: number) =>
  send<{ approvalId: string }>(rig.server, who, {
    path: '/api/management/task/batchBindAgent',
    body: { taskIds, agentId: String(agentId) },
    key: newKey(),
  });
const makeCases = async (number: number): Promise<string[]> => {
  const ids: string[] = [];
  while (ids.length < number) ids.push(String((await rig.fresh()).id));
  return ids;
};

test('MI-09 limits count the day of a loan: deductions below the limit that reach it together', async () => {
  const caseRow = await rig.fresh();
  expect(await rig.deduct(caseRow, 30)).toMatchObject({ code: '00' });
  await untilChannelSpoke(rig.server.database, caseRow);
  const asked = await rig.deduct(caseRow, 20);
  expect(asked.code).toBe(secondPerson.code);
  const [shown] = await rig.list(rig.leader, 'toDecide');
  expect(shown).toMatchObject({ amount: 20, facts: [{ fact: 'today', money: 30 }] });
  rig.clock.now = new Date(NOON.getTime() + DAY_MS);
  const agent = await signInAs(rig.server.database, rig.agent.userId, { now: rig.clock.now });
  expect(await rig.deduct(await rig.fresh(), 20, { who: agent })).toMatchObject({ code: '00' });
});

test('MI-09 limits count the day of moves: a batch in pieces', async () => {
  await rig.limits({ batchMove: 4 });
  const to = (await rig.person('member', rig.groupId)).userId;
  const ids = await makeCases(4);
  expect(await bind(rig.leader, ids.slice(0, 2), to)).toMatchObject({ code: '00' });
  expect(await bind(rig.leader, ids.slice(2), to)).toMatchObject({ code: secondPerson.code });
  // Another's moves are counted for the other.
  expect(await bind(rig.admin, ids.slice(2, 3), to)).toMatchObject({ code: '00' });
});

test('MI-09 limits count the day of moves: dry runs, two of which are begun at once', async () => {
  await rig.limits({ batchMove: 4 });
  const to = String((await rig.person('member', rig.groupId)).userId);
  const plan = async (ids: readonly string[]) => {
    const body = { kind: 'bind', queueId: 'none', selection: { taskIds: ids }, agentIds: [to], split: 'count' };
    return (await post<{ operationId: string }>(rig.leader, 'institutionAndQueue/bindPlan', body)).data.operationId;
  };
  const plans = [await plan(await makeCases(3)), await plan(await makeCases(3))];
  const begun = await Promise.all(
    plans.map((operationId) => post(rig.leader, 'institutionAndQueue/bindRun', { operationId, reason: 'Ana leaves' })),
  );
  expect(begun.map(({ code }) => code).toSorted()).toEqual(['00', secondPerson.code]);
});

test('MI-09 limits count the day of moves: agents who are disabled with an heir', async () => {
  await rig.limits({ batchMove: 3 });
  const heir = (await rig.person('member', rig.groupId)).userId;
  await makeCases(3);
  const selection = { userIds: [String(rig.agent.userId)] };
  const body = { act: 'disable', selection, heir: 'agent', agentId: String(heir), expected: 1 };
  const asked = await post(rig.admin, 'manage/user/many/run', body);
  expect(asked.code).toBe(secondPerson.code);
  expect((await rig.list(rig.admin2, 'toDecide'))[0]).toMatchObject({ kind: 'batchMove', cases: 3 });
  expect(await rig.decide(rig.admin2, 'agree', asked.data.approvalId)).toMatchObject({ data: { state: 'done' } });
});

test.each([0.001, 10.005])('MI-09 %d is no limit of a currency with hundredths', async (deduction) => {
  const body = { ...NO_LIMITS, deduction };
  expect(await post(rig.admin, 'manage/config/secondPerson/update', body)).toMatchObject({ code: '10' });
});
