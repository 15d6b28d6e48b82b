import { NO_LIMITS } from '@/contract/entities/management/approval';
import { ACCOUNT_CONTROL_DAYS } from '@/contract/ourLimits';
import { RESULT_CODES } from '@/contract/resultCodes';
import { eq } from 'drizzle-orm';
import { appUser } from '../../../server/database/tables/organizationTables';
import { type ApprovalRig, newKey, NOON, openApprovalRig } from '../../support/approvals/approvalRig';
import { get, send } from '../../support/cases/cases';
import { type SignedIn, signInAs } from '../../support/server/people';
import { userDesk, userForm } from '../../support/users/userDesk';

const DAY_MS = 24 * 60 * 60_000;
const { sameHand, noSecondPerson } = RESULT_CODES;

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
    message: expect.stringContaining(`within the last ${ACCOUNT_CONTROL_DAYS} days`),
  });
  expect(await decisions(rig.admin2, data.approvalId)).toMatchObject({ isListed: true, data: { state: 'done' } });
});

test('MI-09 nobody else is left to decide but an account of the own making: the request is refused at once', async () => {
  await make('admin');
  await disable(rig.admin2);
  expect(await loosen(rig.admin)).toMatchObject({
    code: noSecondPerson.code,
    message: expect.stringContaining(`within the last ${ACCOUNT_CONTROL_DAYS} days`),
  });
});

test('MI-09 after these days the account decides', async () => {
  const puppet = await make('admin');
  rig.clock.now = new Date(NOON.getTime() + ACCOUNT_CONTROL_DAYS * DAY_MS - 60_000);
  const early = await loosen(await sign(rig.admin.userId));
  expect(await decisions(await sign(puppet.userId), early.data.approvalId)).toMatchObject({ code: sameHand.code });
  rig.clock.now = new Date(NOON.getTime() + ACCOUNT_CONTROL_DAYS * DAY_MS + 1);
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

test('MI-09 who gave a role to an account is not decided for by it', async () => {
  const puppet = await make('member');
  await rig.limits({});
  const desk = userDesk(rig.server, rig.admin);
  const [row] = (await desk.list({ text: 'made.member' })).data.result;
  const saved = await desk.save({ ...form('admin'), id: row?.id, version: row?.version, groupId: null });
  expect(saved).toMatchObject({ code: '00' });
  await rig.limits({ deduction: 50 });
  const { data } = await loosen(rig.admin);
  expect(await decisions(await sign(puppet.userId), data.approvalId)).toMatchObject({ code: sameHand.code });
});

test('MI-09 who gave the permission to decide to an account is not decided for by it', async () => {
  await rig.limits({});
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
  expect(await decisions(rig.admin2, data.approvalId)).toMatchObject({ code: sameHand.code });
});
