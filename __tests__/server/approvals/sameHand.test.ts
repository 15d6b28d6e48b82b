import { NO_LIMITS } from '@/contract/entities/approval';
import { SAME_HAND_DAYS } from '@/contract/ourLimits';
import { RESULT_CODES } from '@/contract/resultCodes';
import { eq } from 'drizzle-orm';
import { appUser } from '../../../server/database/tables/organisationTables';
import { type ApprovalRig, newKey, NOON, openApprovalRig } from '../../support/approvals/approvalRig';
import { get, send } from '../../support/cases/cases';
import { type SignedIn, signInAs } from '../../support/server/people';
import { userDesk, userForm } from '../../support/users/userDesk';

const DAY_MS = 24 * 60 * 60_000;
const { sameHand, secondPerson, noSecondPerson } = RESULT_CODES;

let rig: ApprovalRig;
beforeEach(async () => {
  rig = await openApprovalRig();
});
afterEach(() => rig.close());

const post = <Data = { approvalId: string }>(who: SignedIn, path: string, body: object) =>
  send<Data>(rig.server, who, { path: `/prod/${path}`, body, key: newKey() });

const sign = (userId: number): Promise<SignedIn> => signInAs(rig.server.database, userId, { now: rig.clock.now });

const form = (role: string, more: object = {}) =>
  userForm({ username: `made.${role}`, email: `${role}@made.test`, role, groupId: String(rig.groupId), ...more });

const loosen = (who: SignedIn) => post(who, 'manage/config/secondPerson/update', NO_LIMITS);

/** An account that the administrator made while nothing was for two. */
const make = async (role: string, more: object = {}): Promise<SignedIn> => {
  await rig.limits({});
  const { data } = await userDesk(rig.server, rig.admin).save(form(role, more));
  await rig.server.database
    .update(appUser)
    .set({ mustChangePassword: false })
    .where(eq(appUser.id, Number(data.user.id)));
  await rig.limits({ deduction: 50 });
  return sign(Number(data.user.id));
};

const disable = (who: SignedIn) =>
  rig.server.database.update(appUser).set({ enabled: false }).where(eq(appUser.id, who.userId));

const decisions = async (who: SignedIn, id: string) => {
  const [row] = (await rig.list(who, 'toDecide')).filter((each) => each.id === id);
  return { isListed: row !== undefined, ...(await rig.decide(who, 'agree', id)) };
};

test('MI-09 an account does not decide on requests of who created it, and others do', async () => {
  const puppet = await make('admin');
  const { data } = await loosen(rig.admin);
  const counts = () => get<{ toDecide: number }>(rig.server, puppet, { path: '/prod/approvals/counts' });
  expect((await counts()).data.toDecide).toBe(0);
  expect(await decisions(puppet, data.approvalId)).toMatchObject({
    isListed: false,
    code: sameHand.code,
    message: expect.stringContaining(`within the last ${SAME_HAND_DAYS} days`),
  });
  expect(await decisions(rig.admin2, data.approvalId)).toMatchObject({ isListed: true, data: { state: 'done' } });
});

test('MI-09 nobody else is left to decide but an account of the own making: the request is refused at once', async () => {
  await make('admin');
  await disable(rig.admin2);
  expect(await loosen(rig.admin)).toMatchObject({
    code: noSecondPerson.code,
    message: expect.stringContaining(`within the last ${SAME_HAND_DAYS} days`),
  });
});

test('MI-09 after these days the account decides', async () => {
  const puppet = await make('admin');
  rig.clock.now = new Date(NOON.getTime() + SAME_HAND_DAYS * DAY_MS - 60_000);
  const early = await loosen(await sign(rig.admin.userId));
  expect(await decisions(await sign(puppet.userId), early.data.approvalId)).toMatchObject({ code: sameHand.code });
  rig.clock.now = new Date(NOON.getTime() + SAME_HAND_DAYS * DAY_MS + 1);
  expect(await decisions(await sign(puppet.userId), early.data.approvalId)).toMatchObject({ data: { state: 'done' } });
});

test('MI-09 who reset the password of an account does not decide on its requests', async () => {
  const desk = userDesk(rig.server, rig.admin);
  expect(await desk.do('resetPassword', { id: String(rig.agent.userId) })).toMatchObject({ code: '00' });
  const agent = await sign(rig.agent.userId);
  await rig.server.database.update(appUser).set({ mustChangePassword: false }).where(eq(appUser.id, agent.userId));
  const { data } = await rig.deduct(await rig.fresh(), 60, { who: agent });
  expect(await decisions(rig.admin, data.approvalId)).toMatchObject({ isListed: false, code: sameHand.code });
  expect(await decisions(rig.leader, data.approvalId)).toMatchObject({ data: { state: 'done' } });
});

test.each(['a role', 'the permission to decide'])(
  'MI-09 who gave %s to an account is not decided for by it',
  async (what) => {
    await rig.limits({});
    const desk = userDesk(rig.server, rig.admin);
    if (what === 'a role') {
      const puppet = await make('member');
      const [row] = (await desk.list({ text: 'made.member' })).data.result;
      await rig.limits({});
      expect(await desk.save({ ...form('admin'), id: row?.id, version: row?.version, groupId: null })).toMatchObject({
        code: '00',
      });
      await rig.limits({ deduction: 50 });
      const { data } = await loosen(rig.admin);
      return expect(await decisions(await sign(puppet.userId), data.approvalId)).toMatchObject({ code: sameHand.code });
    }
    const path = `/prod/permission/user/${rig.admin2.userId}`;
    for (const allowed of [false, true]) {
      const { version } = (await get<{ version: string }>(rig.server, rig.admin, { path })).data;
      const changes = [{ permission: 'approvals.decide', allowed }];
      const body = { userId: String(rig.admin2.userId), version, changes };
      expect(await post(rig.admin, 'permission/user', body)).toMatchObject({ code: '00' });
    }
    await rig.limits({ deduction: 50 });
    await rig.person('admin');
    const { data } = await loosen(rig.admin);
    return expect(await decisions(rig.admin2, data.approvalId)).toMatchObject({ code: sameHand.code });
  },
);

describe('MI-09 where a limit is set, accounts that may decide are for two', () => {
  /** Waits for the other administrator, is then done by who asked, once. */
  const isForTwo = async (act: () => Promise<{ code: string; data: unknown }>) => {
    const asked = await act();
    expect(asked).toMatchObject({ code: secondPerson.code });
    const { approvalId } = asked.data as { approvalId: string };
    expect(await decisions(rig.admin2, approvalId)).toMatchObject({ data: { kind: 'account', state: 'granted' } });
    expect(await act()).toMatchObject({ code: '00' });
  };

  test.each(['admin', 'leader'])('creating one: %s', async (role) => {
    await isForTwo(() => userDesk(rig.server, rig.admin).save(form(role)));
  });

  test('an agent’s account is created by one', async () => {
    expect(await userDesk(rig.server, rig.admin).save(form('member'))).toMatchObject({ code: '00' });
  });

  test('promoting one, in the form and as the leader of a group', async () => {
    const desk = userDesk(rig.server, rig.admin);
    await desk.save(form('member'));
    const [row] = (await desk.list({ text: 'made.member' })).data.result;
    const changes = { ...form('leader'), id: row?.id, version: row?.version };
    await isForTwo(() => desk.save(changes));
    const body = { id: String(rig.groupId), userId: String(rig.agent.userId), leads: true };
    await isForTwo(() => desk.do('group/leader', body));
  });

  test('resetting the password of one', async () => {
    const desk = userDesk(rig.server, rig.admin);
    await isForTwo(() => desk.do('resetPassword', { id: String(rig.leader.userId) }));
  });

  test('resetting the passwords of many', async () => {
    const selection = { userIds: [String(rig.leader.userId), String(rig.agent.userId)] };
    await isForTwo(() => post(rig.admin, 'manage/user/many/run', { act: 'resetPassword', selection, expected: 2 }));
  });

  test('who is the only administrator does it alone', async () => {
    await disable(rig.admin2);
    expect(await userDesk(rig.server, rig.admin).save(form('admin'))).toMatchObject({ code: '00' });
  });

  test('giving the permission to decide waits, taking it away does not', async () => {
    const path = `/prod/permission/user/${rig.leader.userId}`;
    const change = async (allowed: boolean) => {
      const { version } = (await get<{ version: string }>(rig.server, rig.admin, { path })).data;
      const changes = [{ permission: 'approvals.decide', allowed }];
      return post(rig.admin, 'permission/user', { userId: String(rig.leader.userId), version, changes });
    };
    expect(await change(false)).toMatchObject({ code: '00' });
    expect(await change(true)).toMatchObject({ code: secondPerson.code });
  });
});

describe('MI-09 limits count the day', () => {
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

  test('of a loan: deductions below the limit that reach it together', async () => {
    const held = await rig.fresh();
    expect(await rig.deduct(held, 30)).toMatchObject({ code: '00' });
    await rig.server.database.$client.query(`update pay_log set status = '2', ask_at = null`);
    const asked = await rig.deduct(held, 20);
    expect(asked.code).toBe(secondPerson.code);
    const [shown] = await rig.list(rig.leader, 'toDecide');
    expect(shown).toMatchObject({ amount: 20, facts: [{ fact: 'today', money: 30 }] });
    rig.clock.now = new Date(NOON.getTime() + DAY_MS);
    const agent = await sign(rig.agent.userId);
    expect(await rig.deduct(await rig.fresh(), 20, { who: agent })).toMatchObject({ code: '00' });
  });

  test('of moves: a batch in pieces', async () => {
    await rig.limits({ batchMove: 4 });
    const to = (await rig.person('member', rig.groupId)).userId;
    const ids = await makeCases(4);
    expect(await bind(rig.leader, ids.slice(0, 2), to)).toMatchObject({ code: '00' });
    expect(await bind(rig.leader, ids.slice(2), to)).toMatchObject({ code: secondPerson.code });
    // Another's moves are counted for the other.
    expect(await bind(rig.admin, ids.slice(2, 3), to)).toMatchObject({ code: '00' });
  });

  test('of moves: dry runs, two of which are begun at once', async () => {
    await rig.limits({ batchMove: 4 });
    const to = String((await rig.person('member', rig.groupId)).userId);
    const plan = async (ids: readonly string[]) => {
      const body = { kind: 'bind', queueId: 'none', selection: { taskIds: ids }, agentIds: [to], split: 'count' };
      return (await post<{ operationId: string }>(rig.leader, 'institutionAndQueue/bindPlan', body)).data.operationId;
    };
    const plans = [await plan(await makeCases(3)), await plan(await makeCases(3))];
    const begun = await Promise.all(
      plans.map((operationId) => post(rig.leader, 'institutionAndQueue/bindRun', { operationId })),
    );
    expect(begun.map(({ code }) => code).toSorted()).toEqual(['00', secondPerson.code]);
  });

  test('of moves: agents who are disabled with an heir', async () => {
    await rig.limits({ batchMove: 3 });
    const heir = (await rig.person('member', rig.groupId)).userId;
    await makeCases(3);
    const selection = { userIds: [String(rig.agent.userId)] };
    const body = { act: 'disable', selection, heir: 'agent', agentId: String(heir), expected: 1 };
    const asked = await post(rig.admin, 'manage/user/many/run', body);
    expect(asked.code).toBe(secondPerson.code);
    expect((await rig.list(rig.admin2, 'toDecide'))[0]).toMatchObject({ kind: 'batchMove', cases: 3 });
    expect(await decisions(rig.admin2, asked.data.approvalId)).toMatchObject({ data: { state: 'done' } });
  });
});

test.each([0.001, 10.005])('MI-09 %d is no limit of a currency with hundredths', async (deduction) => {
  const body = { ...NO_LIMITS, deduction };
  expect(await post(rig.admin, 'manage/config/secondPerson/update', body)).toMatchObject({ code: '10' });
});
