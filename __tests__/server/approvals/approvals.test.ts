import { eq } from 'drizzle-orm';
import { trailEntry } from '../../../server/database/tables/trailTables';
import { type ApprovalRig, newKey, NOON, openApprovalRig, storedApproval } from '../../support/approvals/approvalRig';
import { readCase, send } from '../../support/cases/cases';
import { getCodes } from '../../support/money/codes';
import { getLoan, getPays, untilChannelSpoke } from '../../support/money/ledger';

let rig: ApprovalRig;
beforeAll(async () => {
  rig = await openApprovalRig();
});
afterAll(() => rig.close());
afterEach(async () => {
  rig.clock.now = NOON;
  await rig.limits({ deduction: 50 });
});

const asked = async (amount = 60) => {
  const caseRow = await rig.fresh();
  const key = newKey();
  const reply = await rig.deduct(caseRow, amount, { key });
  expect(reply.code).toBe('69');
  return { held: caseRow, key, id: reply.data.approvalId };
};
const pays = (caseRow: Awaited<ReturnType<ApprovalRig['fresh']>>) => getPays(rig.server.database, caseRow);

test('MI-09 below the limit nobody else is needed, from the limit on the deduction waits and the channel hears of nothing', async () => {
  const caseRow = await rig.fresh();
  expect(await rig.deduct(caseRow, 49.99)).toMatchObject({ code: '00' });
  await untilChannelSpoke(rig.server.database, caseRow);
  const other = await rig.fresh();
  expect(await rig.deduct(other, 50)).toMatchObject({ code: '69', data: { expiresTime: '2026-03-11T18:00:00.000Z' } });
  expect(await pays(other)).toEqual([]);
});

test('MI-09 a leader of the group sees the amount and approves: it is executed once, for the requester, with both names', async () => {
  const { held, id } = await asked();
  const [shown] = (await rig.list(rig.leader, 'toDecide')).filter((each) => each.id === id);
  expect(shown).toMatchObject({
    kind: 'deduction',
    state: 'waiting',
    taskId: String(held.id),
    loanId: held.loanNo,
    borrowerName: held.borrowerName,
    amount: 60,
    dueBefore: 100,
    dueAfter: 40,
    currency: 'MXN',
    mayDecide: true,
    isOwn: false,
  });
  expect(await rig.decide(rig.leader, 'agree', id)).toMatchObject({ code: '00', data: { state: 'done' } });
  await untilChannelSpoke(rig.server.database, held);
  expect(await pays(held)).toMatchObject([{ agentId: rig.agent.userId, amount: 6000, status: '2' }]);
  expect(await getLoan(rig.server.database, held)).toMatchObject({ due: 4000 });
  const row = await storedApproval(rig, id);
  const rows = await rig.server.database
    .select()
    .from(trailEntry)
    .where(eq(trailEntry.institutionId, rig.institutionId));
  const told = rows.filter(({ detail }) => detail?.includes(`"request":${id},`));
  expect(told).toMatchObject([
    { event: 'approvalAsked', outcome: 'waiting', userId: rig.agent.userId },
    { event: 'approvalDecided', outcome: 'done', userId: rig.leader.userId },
  ]);
  expect(told[1]?.detail).toContain(`"asker":"${row.askerName}","decider":"${row.deciderName}"`);
});

test('MI-09 the same call again answers the request that waits, another one for the case is refused', async () => {
  const { held, key, id } = await asked();
  expect(await rig.deduct(held, 60, { key })).toMatchObject({ code: '69', data: { approvalId: id } });
  expect(await rig.deduct(held, 60)).toMatchObject({ code: '69', data: { approvalId: id } });
  expect(await rig.deduct(held, 70)).toMatchObject({ code: '78' });
  expect(await rig.deduct(held, 60, { who: rig.leader })).toMatchObject({ code: '78' });
  expect(await rig.decide(rig.leader, 'agree', id)).toMatchObject({ data: { state: 'done' } });
  await untilChannelSpoke(rig.server.database, held);
  expect(await rig.deduct(held, 60, { key })).toMatchObject({ code: '00', data: { amountDue: 100 } });
  expect(await pays(held)).toHaveLength(1);
});

test('MI-09 ten of the same call at once are one request', async () => {
  const caseRow = await rig.fresh();
  const replies = await Promise.all(Array.from({ length: 10 }, () => rig.deduct(caseRow, 60)));
  expect(new Set(replies.map(({ code }) => code))).toEqual(new Set(['69']));
  expect(new Set(replies.map(({ data }) => data.approvalId)).size).toBe(1);
});

test('MI-09 nobody says yes to the own request, and who may not decide does not see it', async () => {
  const caseRow = await rig.fresh();
  const { code, data } = await rig.deduct(caseRow, 60, { who: rig.leader });
  expect(code).toBe('69');
  expect(await rig.decide(rig.leader, 'agree', data.approvalId)).toMatchObject({ code: '101' });
  const { id } = await asked();
  expect(await rig.decide(rig.agent, 'agree', id)).toMatchObject({ code: '21' });
  for (const who of [rig.otherLeader, rig.stranger]) {
    expect(await rig.decide(who, 'agree', id)).toMatchObject({ code: '20' });
    expect((await rig.list(who, 'toDecide')).map((each) => each.id)).not.toContain(id);
    expect((await rig.list(who, 'decided')).map((each) => each.id)).not.toContain(id);
  }
  expect(await rig.decide(rig.stranger, 'withdraw', id)).toMatchObject({ code: '20' });
  expect(await rig.decide(rig.leader, 'withdraw', id)).toMatchObject({ code: '20' });
  const [seen] = (await rig.list(rig.auditor, 'toDecide')).filter((each) => each.id === id);
  expect(seen).toMatchObject({ mayDecide: false });
  expect(await rig.decide(rig.auditor, 'agree', id)).toMatchObject({ code: '21' });
});

test('MI-09 of two who decide at once one does, and it is done once', async () => {
  const { held, id } = await asked();
  const replies = await Promise.all([rig.decide(rig.leader, 'agree', id), rig.decide(rig.admin, 'agree', id)]);
  expect(replies.map(({ code }) => code).toSorted()).toEqual(['00', '87']);
  await untilChannelSpoke(rig.server.database, held);
  expect(await pays(held)).toHaveLength(1);
  const other = await asked();
  const mixed = await Promise.all([
    rig.decide(rig.leader, 'agree', other.id),
    rig.decide(rig.admin, 'refuse', other.id),
  ]);
  expect(mixed.map(({ code }) => code).toSorted()).toEqual(['00', '87']);
  const { state } = await storedApproval(rig, other.id);
  expect(await pays(other.held)).toHaveLength(state === 'done' ? 1 : 0);
});

test('MI-09 the older client’s deduction and the extension wait as well', async () => {
  await rig.limits({ deduction: 50, extension: 0 });
  const caseRow = await rig.fresh();
  const { agent, leader, server } = rig;
  const body = { amount: 60 };
  const older = await send(server, agent, { path: `/api/repay/deduct/${caseRow.id}`, body, key: newKey() });
  expect(older).toMatchObject({ code: '69' });
  const put = { taskId: String(caseRow.id), days: 7, remark: 'asked for time' };
  const later = await send<{ approvalId: string }>(server, leader, {
    path: '/prod/task/manualDelay',
    body: put,
    key: newKey(),
  });
  expect(later).toMatchObject({ code: '69' });
  const id = later.data.approvalId;
  const [shown] = (await rig.list(rig.admin, 'toDecide')).filter((each) => each.id === id);
  expect(shown).toMatchObject({
    kind: 'extension',
    amount: 100,
    facts: expect.arrayContaining([{ fact: 'days', number: 7 }]),
  });
  expect(await rig.decide(rig.admin, 'agree', id)).toMatchObject({ data: { state: 'done' } });
});

test('MI-07 MI-09 an extension that is offered for money waits as a granted one does: without a yes the channel hears of no code', async () => {
  await rig.limits({ extension: 100 });
  const caseRow = await rig.fresh();
  const { agent, leader, server } = rig;
  const path = '/prod/repay/repaymentCode/update/new';
  const body = { taskId: String(caseRow.id), codeType: '2', days: 7, payChannel: 'BANK', amount: 30 };
  const waits = await send<{ approvalId: string }>(server, agent, { path, body, key: newKey() });
  expect(waits).toMatchObject({ code: '69' });
  expect(await getCodes(server.database, caseRow)).toEqual([]);
  const id = waits.data.approvalId;
  const [shown] = (await rig.list(leader, 'toDecide')).filter((each) => each.id === id);
  const facts = [
    { fact: 'days', number: 7 },
    { fact: 'price', money: 30 },
    { fact: 'dueDayAfter', day: '2026-03-17' },
  ];
  expect(shown).toMatchObject({ kind: 'extension', amount: 100 });
  for (const fact of facts) expect(shown?.facts).toContainEqual(expect.objectContaining(fact));
  expect(await rig.decide(leader, 'agree', id)).toMatchObject({ data: { state: 'done' } });
  expect(await getCodes(server.database, caseRow)).toMatchObject([{ days: 7, amount: 3000, agentId: agent.userId }]);
});

test('MI-08 MI-09 a payment plan above the limits of the role is pending with the whole result, and is recorded for the requester after approval', async () => {
  const caseRow = await rig.fresh();
  const { agent, leader, server } = rig;
  const promisedParts = [
    { day: '2026-03-20', amount: 15 },
    { day: '2026-06-20', amount: 85 },
  ];
  const result = { callStatus: 'CNCT', callResult: 'PTP', type: '01' };
  const record = (parts: object) =>
    send<{ approvalId: string }>(server, agent, {
      path: '/prod/task/record',
      body: { taskId: String(caseRow.id), ...result, promisedParts: parts },
      key: newKey(),
    });
  const waits = await record(promisedParts);
  expect(waits).toMatchObject({ code: '69' });
  expect(await readCase(server.database, caseRow.loanNo)).toEqual(caseRow);
  const id = waits.data.approvalId;
  const [shown] = (await rig.list(leader, 'toDecide')).filter((each) => each.id === id);
  expect(shown).toMatchObject({ kind: 'plan', amount: 100, dueBefore: 100, dueAfter: 100, mayDecide: true });
  const facts = [
    { fact: 'parts', number: 2 },
    { fact: 'firstPart', money: 15 },
    { fact: 'lastDay', day: '2026-06-20' },
  ];
  for (const fact of facts) expect(shown?.facts).toContainEqual(expect.objectContaining(fact));
  expect(await rig.decide(leader, 'agree', id)).toMatchObject({ data: { state: 'done' } });
  const after = await readCase(server.database, caseRow.loanNo);
  expect(after).toMatchObject({ status: 'C20', promisedAmount: 1500, agentId: agent.userId });
  expect(
    await record([
      { ...promisedParts[0], amount: 5 },
      { ...promisedParts[1], amount: 95 },
    ]),
  ).toMatchObject({ code: '93' });
});
