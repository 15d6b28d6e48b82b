import { eq, sql } from 'drizzle-orm';
import { loan } from '../../../server/database/tables/caseTables';
import { session } from '../../../server/database/tables/signInTables';
import { appUser } from '../../../server/database/tables/organizationTables';
import { approval } from '../../../server/database/tables/approvalTables';
import { type ApprovalRig, newKey, NOON, openApprovalRig, storedApproval } from '../../support/approvals/approvalRig';
import { setCase } from '../../support/cases/cases';
import { getPays, untilChannelSpoke, untilSomebodyWaits } from '../../support/money/ledger';

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

test('MI-09 a rejection is reported with its reason; a withdrawn request cannot be decided', async () => {
  const { held, id } = await asked();
  expect(await rig.decide(rig.leader, 'refuse', id)).toMatchObject({ code: '00', data: { state: 'refused' } });
  expect((await rig.list(rig.agent, 'mine')).find((each) => each.id === id)).toMatchObject({ reason: 'not now' });
  const again = await rig.deduct(held, 60);
  expect(again.code).toBe('69');
  expect(again.data.approvalId).not.toBe(id);
  expect(await rig.decide(rig.agent, 'withdraw', again.data.approvalId)).toMatchObject({
    data: { state: 'withdrawn' },
  });
  expect(await rig.decide(rig.leader, 'agree', again.data.approvalId)).toMatchObject({ code: '87' });
  expect(await pays(held)).toEqual([]);
});

test('MI-09 if the case ended meanwhile, the decider learns the reason, and nothing is executed', async () => {
  const { held, id } = await asked();
  await setCase(rig.server.database, held.id, { status: 'C30' });
  const { code, data } = await rig.decide(rig.leader, 'agree', id);
  expect({ code, state: data.state }).toEqual({ code: '00', state: 'failed' });
  expect(data.failure).toBeTruthy();
  expect(await pays(held)).toEqual([]);
  expect((await rig.list(rig.agent, 'mine')).find((each) => each.id === id)).toMatchObject({ state: 'failed' });
});

test('MI-09 if the requester was disabled or lost the case meanwhile, nothing is executed', async () => {
  const gone = await rig.person('member', rig.groupId);
  const { held, id } = await asked();
  await setCase(rig.server.database, held.id, { agentId: gone.userId });
  expect(await rig.decide(rig.leader, 'agree', id)).toMatchObject({ data: { state: 'failed' } });
  const second = await rig.deduct(held, 60, { who: gone });
  expect(second.code).toBe('69');
  await rig.server.database.update(appUser).set({ enabled: false }).where(eq(appUser.id, gone.userId));
  expect(await rig.decide(rig.leader, 'agree', second.data.approvalId)).toMatchObject({
    data: { state: 'failed', failure: expect.stringContaining('disabled') },
  });
  expect(await pays(held)).toEqual([]);
});

test('MI-09 a request expires after the institution’s hours, also where nobody has swept yet', async () => {
  await rig.limits({ deduction: 50, hours: 2 });
  const { held, id } = await asked();
  rig.clock.now = new Date(NOON.getTime() + 2 * 60 * 60_000);
  await rig.server.database.update(session).set({ lastSeenAt: rig.clock.now });
  expect((await rig.list(rig.agent, 'mine')).find((each) => each.id === id)).toMatchObject({ state: 'expired' });
  expect(await rig.decide(rig.leader, 'agree', id)).toMatchObject({ code: '87' });
  const again = await rig.deduct(held, 60);
  expect(again.code).toBe('69');
  expect(again.data.approvalId).not.toBe(id);
  expect(await storedApproval(rig, id)).toMatchObject({ state: 'expired' });
});

test('MI-09 a limit that is changed meanwhile changes nothing of what waits', async () => {
  const { held, id } = await asked();
  await rig.limits({ deduction: 1 });
  expect(await rig.decide(rig.leader, 'agree', id)).toMatchObject({ data: { state: 'done' } });
  await untilChannelSpoke(rig.server.database, held);
  expect(await pays(held)).toHaveLength(1);
});

test('MI-09 a yes whose transaction dies leaves the request waiting and nothing done', async () => {
  const { held, id } = await asked();
  const { database } = rig.server;
  await database.transaction(async (tx) => {
    // The yes comes as far as the loan and waits there.
    await tx.select().from(loan).where(eq(loan.id, held.loanId)).for('update');
    const dying = rig.decide(rig.leader, 'agree', id);
    await untilSomebodyWaits(database);
    await tx.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    expect((await dying).code).not.toBe('00');
  });
  expect(await storedApproval(rig, id)).toMatchObject({ state: 'waiting', deciderId: null });
  expect(await pays(held)).toEqual([]);
  expect(await rig.decide(rig.leader, 'agree', id)).toMatchObject({ data: { state: 'done' } });
  await untilChannelSpoke(rig.server.database, held);
  expect(await pays(held)).toHaveLength(1);
});

test('MI-09 where nobody else could say yes it is refused at once, and keeps nothing', async () => {
  const alone = await rig.person('admin');
  const caseRow = await rig.fresh();
  const { database } = rig.server;
  const others = [rig.admin, rig.admin2, rig.leader];
  for (const { userId } of others) await database.update(appUser).set({ enabled: false }).where(eq(appUser.id, userId));
  expect(await rig.deduct(caseRow, 60, { who: alone })).toMatchObject({ code: '79' });
  expect(await database.select().from(approval).where(eq(approval.taskId, caseRow.id))).toEqual([]);
  for (const { userId } of others) await database.update(appUser).set({ enabled: true }).where(eq(appUser.id, userId));
});
