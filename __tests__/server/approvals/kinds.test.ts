import { NO_LIMITS } from '@/contract/entities/management/approval';
import { RESULT_CODES } from '@/contract/resultCodes';
import { eq } from 'drizzle-orm';
import { session } from '../../../server/database/tables/signInTables';
import { appUser } from '../../../server/database/tables/organizationTables';
import { bindingOperation } from '../../../server/database/tables/queueTables';
import { type ApprovalRig, newKey, NOON, openApprovalRig, storedApproval } from '../../support/approvals/approvalRig';
import { get, readCase, send } from '../../support/cases/cases';
import type { SignedIn } from '../../support/server/people';
import { untilNextLook } from '../../support/untilNextLook';
import { csvLines } from '../../support/values/csvLines';

let rig: ApprovalRig;
beforeAll(async () => {
  rig = await openApprovalRig();
});
afterAll(() => rig.close());
afterEach(async () => {
  rig.clock.now = NOON;
  await rig.limits({});
});

const post = <Data = { approvalId: string }>(who: SignedIn, path: string, body: object) =>
  send<Data>(rig.server, who, { path: `/prod/${path}`, body, key: newKey() });

const give = async (who: SignedIn, userId: number, allowed: boolean | null = true) => {
  const path = `/prod/permission/user/${userId}`;
  const { data } = await get<{ version: string }>(rig.server, who, { path });
  const changes = [{ permission: 'cases.extend', allowed }];
  return post(who, 'permission/user', { userId: String(userId), version: data.version, changes });
};

test('MI-09 a grant of a permission waits for another administrator, taking it away does not', async () => {
  await rig.limits({ grant: true });
  const asked = await give(rig.admin, rig.agent.userId);
  expect(asked.code).toBe('69');
  const [shown] = await rig.list(rig.admin2, 'toDecide');
  expect(shown).toMatchObject({
    kind: 'grant',
    facts: [
      { fact: 'user', text: expect.any(String) },
      { fact: 'given', text: 'Extend loans' },
    ],
  });
  expect(await rig.decide(rig.leader, 'agree', asked.data.approvalId)).toMatchObject({ code: '20' });
  expect(await rig.decide(rig.admin2, 'agree', asked.data.approvalId)).toMatchObject({ data: { state: 'done' } });
  expect(await give(rig.admin, rig.agent.userId, false)).toMatchObject({ code: '00' });
});

test('MI-09 nobody says yes to a permission for themselves', async () => {
  await rig.limits({ grant: true });
  const asked = await give(rig.admin, rig.admin2.userId, null);
  expect(asked.code).toBe('79');
  const third = await rig.person('admin');
  const again = await give(rig.admin, rig.admin2.userId, null);
  expect(again.code).toBe('69');
  expect(await rig.decide(rig.admin2, 'agree', again.data.approvalId)).toMatchObject({ code: '101' });
  expect(await rig.decide(third, 'refuse', again.data.approvalId)).toMatchObject({ data: { state: 'refused' } });
  await rig.server.database.update(appUser).set({ enabled: false }).where(eq(appUser.id, third.userId));
});

test('MI-09 the yes to a grant asks for the decider’s own password', async () => {
  await rig.limits({ grant: true });
  const asked = await give(rig.admin, rig.agent.userId);
  await rig.server.database.update(session).set({ confirmedAt: null }).where(eq(session.id, rig.admin2.sessionId));
  expect(await rig.decide(rig.admin2, 'agree', asked.data.approvalId)).toMatchObject({
    code: RESULT_CODES.confirmFirst.code,
  });
  await rig.server.database.update(session).set({ confirmedAt: NOON }).where(eq(session.id, rig.admin2.sessionId));
  expect(await rig.decide(rig.admin2, 'refuse', asked.data.approvalId)).toMatchObject({ code: '00' });
});

test('MI-09 an auditor’s password is reset by two users, once; the one-time password is shown to the requester and not stored', async () => {
  const reset = (who: SignedIn) =>
    post<{ oneTimePassword?: string; approvalId: string }>(who, 'manage/user/resetPassword', {
      id: String(rig.auditor.userId),
    });
  expect(await reset(rig.admin)).toMatchObject({ code: '70' });
  await rig.limits({ auditorReset: true });
  const asked = await reset(rig.admin);
  expect(asked.code).toBe('69');
  const id = asked.data.approvalId;
  expect(await rig.decide(rig.admin2, 'agree', id)).toMatchObject({ code: '00', data: { state: 'granted' } });
  const hashOf = async () => {
    const { rows } = await rig.server.database.$client.query<{ password_hash: string }>(
      'select password_hash from app_user where id = $1',
      [rig.auditor.userId],
    );
    return rows[0]?.password_hash;
  };
  expect(await hashOf()).toBe('none');
  // The approval belongs to the requester, not to the approver.
  expect(await reset(rig.admin2)).toMatchObject({ code: '69' });
  const done = await reset(rig.admin);
  expect(done).toMatchObject({ code: '00', data: { oneTimePassword: expect.any(String) } });
  expect(await hashOf()).not.toBe('none');
  expect(JSON.stringify(await storedApproval(rig, id))).not.toContain(done.data.oneTimePassword);
  expect(await storedApproval(rig, id)).toMatchObject({ state: 'done' });
  expect((await reset(rig.admin)).code).toBe('69');
});

test('MI-09 a batch move is pending as its dry run, which is stored meanwhile, and is executed as displayed', async () => {
  await rig.limits({ batchMove: 2 });
  const to = await rig.person('member', rig.groupId);
  const cases = [await rig.fresh(), await rig.fresh()];
  const plan = await post<{ operationId: string }>(rig.leader, 'institutionAndQueue/bindPlan', {
    kind: 'bind',
    queueId: 'none',
    selection: { taskIds: cases.map(({ id }) => String(id)) },
    agentIds: [String(to.userId)],
    split: 'count',
  });
  const { operationId } = plan.data;
  const asked = await post(rig.leader, 'institutionAndQueue/bindRun', { operationId, reason: 'Ana leaves' });
  expect(asked.code).toBe('69');
  rig.clock.now = new Date(NOON.getTime() + 3 * 60 * 60_000);
  await rig.server.database.update(session).set({ lastSeenAt: rig.clock.now });
  const [shown] = (await rig.list(rig.admin, 'toDecide')).filter(({ id }) => id === asked.data.approvalId);
  expect(shown).toMatchObject({ kind: 'batchMove', cases: 2, amount: 200 });
  expect(await rig.decide(rig.admin, 'agree', asked.data.approvalId)).toMatchObject({ data: { state: 'done' } });
  const state = async () => {
    const [row] = await rig.server.database
      .select()
      .from(bindingOperation)
      .where(eq(bindingOperation.id, Number(operationId)));
    return row?.state;
  };
  while ((await state()) !== 'done') await untilNextLook();
  for (const { loanNo } of cases) {
    expect(await readCase(rig.server.database, loanNo)).toMatchObject({ agentId: to.userId });
  }
});

test('MI-09 the older client’s batch waits as well, one case below the limit does not', async () => {
  await rig.limits({ batchMove: 2 });
  const leader = await rig.person('leader', rig.groupId);
  const to = String((await rig.person('member', rig.groupId)).userId);
  const [one, two, three] = [await rig.fresh(), await rig.fresh(), await rig.fresh()];
  const bind = (taskIds: string[]) =>
    send(rig.server, leader, {
      path: '/api/management/task/batchBindAgent',
      body: { taskIds, agentId: to },
      key: newKey(),
    });
  expect(await bind([String(one.id)])).toMatchObject({ code: '00' });
  expect(await bind([String(two.id), String(three.id)])).toMatchObject({ code: '69' });
});

const save = (who: SignedIn, limits: object) =>
  post(who, 'manage/config/secondPerson/update', { ...NO_LIMITS, ...limits });

test('MI-09 tightening the limits needs nobody else, loosening them another administrator; who is alone loosens alone', async () => {
  expect(await save(rig.admin, { deduction: 10 })).toMatchObject({ code: '00' });
  const loosen = await save(rig.admin, { deduction: 500 });
  expect(loosen.code).toBe('69');
  expect(await rig.decide(rig.admin2, 'agree', loosen.data.approvalId)).toMatchObject({ data: { state: 'done' } });
  const config = await get<{ limits: object; others: number }>(rig.server, rig.admin, {
    path: '/prod/manage/config/secondPerson',
  });
  expect(config.data).toMatchObject({ limits: { deduction: 500 }, others: 1 });
  await rig.server.database.update(appUser).set({ enabled: false }).where(eq(appUser.id, rig.admin2.userId));
  expect(await save(rig.admin, {})).toMatchObject({ code: '00' });
  await rig.server.database.update(appUser).set({ enabled: true }).where(eq(appUser.id, rig.admin2.userId));
});

test('MI-09 the decided ones are taken away as a file, and a case shows what waits on it', async () => {
  await rig.limits({ deduction: 0 });
  const caseRow = await rig.fresh();
  const { data } = await rig.deduct(caseRow, 10);
  const path = `/prod/approvals/case/${caseRow.id}`;
  expect((await get<unknown[]>(rig.server, rig.leader, { path })).data).toMatchObject([{ id: data.approvalId }]);
  expect(await get(rig.server, rig.otherLeader, { path })).toMatchObject({ code: '20' });
  await rig.decide(rig.leader, 'refuse', data.approvalId);
  expect((await get<unknown[]>(rig.server, rig.leader, { path })).data).toEqual([]);
  const file = await rig.server.app.inject({
    url: '/prod/approvals/export?format=csv',
    headers: rig.leader.headers,
  });
  expect(csvLines(file.body).join('\n')).toMatch(new RegExp(`Deduction,${caseRow.loanNo},.*,Rejected,`, 'u'));
});
