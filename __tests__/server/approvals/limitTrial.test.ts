import type { ApprovalLimitTrial } from '@/contract/entities/management/approval';
import { type ApprovalRig, newKey, NOON, openApprovalRig } from '../../support/approvals/approvalRig';
import { get, send } from '../../support/cases/cases';
import { untilChannelSpoke } from '../../support/money/ledger';
import { type SignedIn, signInAs } from '../../support/server/people';

const DAY_MS = 24 * 60 * 60_000;
const PATH = '/prod/manage/config/secondPerson/trial';

let rig: ApprovalRig;
beforeEach(async () => {
  rig = await openApprovalRig();
  await rig.limits({});
});
afterEach(() => rig.close());

const askTrial = (input: Record<string, string>, who: SignedIn = rig.admin) =>
  get<ApprovalLimitTrial>(rig.server, who, { path: PATH, input });

/** The acts of a kind, and those that would have waited under limits. */
const tryLimits = async (kind: string, limits: Record<string, string>, who?: SignedIn) => {
  const found = (await askTrial(limits, who)).data.find((each) => each.kind === kind);
  return [found?.acts, found?.waiting];
};

test('MI-09 a lower limit finds more deductions that would have waited; those of a loan add up over the day', async () => {
  const caseRow = await rig.fresh();
  await rig.deduct(caseRow, 30);
  await untilChannelSpoke(rig.server.database, caseRow);
  await rig.deduct(caseRow, 20);
  expect(await tryLimits('deduction', {})).toEqual([2, 0]);
  expect(await tryLimits('deduction', { deduction: '50.01' })).toEqual([2, 0]);
  expect(await tryLimits('deduction', { deduction: '50' })).toEqual([2, 1]);
  expect(await tryLimits('deduction', { deduction: '30' })).toEqual([2, 2]);
});

test('MI-09 a deduction that was not approved is counted; another institution and older days are not', async () => {
  await rig.limits({ deduction: 50 });
  const { data } = await rig.deduct(await rig.fresh(), 60);
  await rig.decide(rig.leader, 'refuse', data.approvalId);
  expect(await tryLimits('deduction', { deduction: '60' })).toEqual([1, 1]);
  expect(await tryLimits('deduction', { deduction: '61' })).toEqual([1, 0]);
  expect(await tryLimits('deduction', { deduction: '0' }, rig.stranger)).toEqual([0, 0]);
  rig.clock.now = new Date(NOON.getTime() + 31 * DAY_MS);
  const admin = await signInAs(rig.server.database, rig.admin.userId, { now: rig.clock.now });
  expect(await tryLimits('deduction', { deduction: '0' }, admin)).toEqual([0, 0]);
});

test('MI-09 a lower limit finds more extensions that would have waited, by the amount that was due', async () => {
  const caseRow = await rig.fresh();
  await rig.deduct(caseRow, 40);
  await untilChannelSpoke(rig.server.database, caseRow);
  const body = { taskId: String(caseRow.id), days: 2, remark: 'two days more' };
  expect(await send(rig.server, rig.leader, { path: '/prod/task/manualDelay', body, key: newKey() })).toMatchObject({
    code: '00',
  });
  expect(await tryLimits('extension', { extension: '60.01' })).toEqual([1, 0]);
  expect(await tryLimits('extension', { extension: '60' })).toEqual([1, 1]);
});

test('MI-09 a lower limit finds more batch moves that would have waited; those of a user add up over the day', async () => {
  const agentId = String((await rig.person('member', rig.groupId)).userId);
  const ids: string[] = [];
  while (ids.length < 3) ids.push(String((await rig.fresh()).id));
  for (const taskIds of [ids.slice(0, 2), ids.slice(2)]) {
    const path = '/api/management/task/batchBindAgent';
    await send(rig.server, rig.leader, { path, body: { taskIds, agentId }, key: newKey() });
  }
  expect(await tryLimits('batchMove', { batchMove: '4' })).toEqual([2, 0]);
  expect(await tryLimits('batchMove', { batchMove: '3' })).toEqual([2, 1]);
  expect(await tryLimits('batchMove', { batchMove: '2' })).toEqual([2, 2]);
});

test('MI-09 limits are tried by those who may read them, and invalid ones by nobody', async () => {
  expect(await askTrial({}, rig.auditor)).toMatchObject({ code: '00' });
  expect(await askTrial({}, rig.leader)).toMatchObject({ code: '21' });
  expect(await askTrial({ fine: '-1' })).toMatchObject({ code: '10' });
});
