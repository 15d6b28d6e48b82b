import { RESULT_CODES } from '@/contract/resultCodes';
import { eq } from 'drizzle-orm';
import { appUser } from '../../../server/database/tables/organizationTables';
import { type ApprovalRig, newKey, openApprovalRig } from '../../support/approvals/approvalRig';
import { get, send } from '../../support/cases/cases';
import type { SignedIn } from '../../support/server/people';
import { userDesk, userForm } from '../../support/users/userDesk';

const { secondPerson } = RESULT_CODES;

let rig: ApprovalRig;
beforeEach(async () => {
  rig = await openApprovalRig();
});
afterEach(() => rig.close());

const post = <Data = { approvalId: string }>(who: SignedIn, path: string, body: object) =>
  send<Data>(rig.server, who, { path: `/prod/${path}`, body, key: newKey() });

const form = (role: string) =>
  userForm({ username: `made.${role}`, email: `${role}@made.test`, role, groupId: String(rig.groupId) });

const disable = (who: SignedIn) =>
  rig.server.database.update(appUser).set({ enabled: false }).where(eq(appUser.id, who.userId));

/** Returns the codes of an action before and after the other administrator's approval, and of the approval. */
const codesForTwo = async (act: () => Promise<{ code: string; data: unknown }>) => {
  const { code, data } = await act();
  const { approvalId } = data as { approvalId: string };
  const { kind, state } = (await rig.decide(rig.admin2, 'agree', approvalId)).data;
  return [code, kind, state, (await act()).code];
};
const FOR_TWO = [secondPerson.code, 'account', 'granted', '00'];

test.each(['admin', 'leader'])('MI-09 where a limit is set: creating one is for two: %s', async (role) => {
  expect(await codesForTwo(() => userDesk(rig.server, rig.admin).save(form(role)))).toEqual(FOR_TWO);
});

test('MI-09 where a limit is set: an agent’s account is created by one', async () => {
  expect(await userDesk(rig.server, rig.admin).save(form('member'))).toMatchObject({ code: '00' });
});

test('MI-09 where a limit is set: promoting one, in the form and as the leader of a group', async () => {
  const desk = userDesk(rig.server, rig.admin);
  await desk.save(form('member'));
  const [row] = (await desk.list({ text: 'made.member' })).data.result;
  const changes = { ...form('leader'), id: row?.id, version: row?.version };
  expect(await codesForTwo(() => desk.save(changes))).toEqual(FOR_TWO);
  const body = { id: String(rig.groupId), userId: String(rig.agent.userId), leads: true };
  expect(await codesForTwo(() => desk.do('group/leader', body))).toEqual(FOR_TWO);
});

test('MI-09 where a limit is set: resetting the password of one', async () => {
  const desk = userDesk(rig.server, rig.admin);
  expect(await codesForTwo(() => desk.do('resetPassword', { id: String(rig.leader.userId) }))).toEqual(FOR_TWO);
});

test('MI-09 where a limit is set: resetting the passwords of many', async () => {
  const selection = { userIds: [String(rig.leader.userId), String(rig.agent.userId)] };
  expect(
    await codesForTwo(() => post(rig.admin, 'manage/user/many/run', { act: 'resetPassword', selection, expected: 2 })),
  ).toEqual(FOR_TWO);
});

test('MI-09 where a limit is set: who is the only administrator does it alone', async () => {
  await disable(rig.admin2);
  expect(await userDesk(rig.server, rig.admin).save(form('admin'))).toMatchObject({ code: '00' });
});

test('MI-09 where a limit is set: giving the permission to decide waits, taking it away does not', async () => {
  const path = `/prod/permission/user/${rig.leader.userId}`;
  const change = async (allowed: boolean) => {
    const { version } = (await get<{ version: string }>(rig.server, rig.admin, { path })).data;
    const changes = [{ permission: 'approvals.decide', allowed }];
    return post(rig.admin, 'permission/user', { userId: String(rig.leader.userId), version, changes });
  };
  expect(await change(false)).toMatchObject({ code: '00' });
  expect(await change(true)).toMatchObject({ code: secondPerson.code });
});
