import { eq } from 'drizzle-orm';
import { apiKey } from '../../../server/database/tables/apiKeyTables';
import { type ApprovalRig, newKey, NOON, openApprovalRig } from '../../support/approvals/approvalRig';
import { readCase } from '../../support/cases/cases';
import { makeApiKey, type MadeApiKey } from '../../support/server/apiKeys';

let rig: ApprovalRig;
let key: MadeApiKey;
beforeAll(async () => {
  rig = await openApprovalRig();
  const { institutionId, admin, server } = rig;
  const scopes = ['cases.assign', 'cases.read'] as const;
  key = await makeApiKey(server.database, { institutionId, createdById: admin.userId, scopes, now: NOON });
  await rig.limits({ batchMove: 2 });
});
afterAll(() => rig.close());

/** Two cases that the program assigns to an agent, which another person has to approve. */
const requestMove = async () => {
  const cases = [await rig.fresh(), await rig.fresh()];
  const to = await rig.person('member', rig.groupId);
  const reply = await rig.server.app.inject({
    method: 'POST',
    url: '/api/management/task/batchBindAgent',
    headers: { ...key.headers, 'idempotency-key': newKey() },
    payload: { taskIds: cases.map(({ id }) => String(id)), agentId: String(to.userId) },
  });
  const { code, data } = reply.json<{ code: string; data: { approvalId: string } }>();
  return { cases, to, code, approvalId: data.approvalId };
};

test('ID-04 MI-09 SE-06 what a program requests above the limit is carried out once a person approves it', async () => {
  const { cases, to, code, approvalId } = await requestMove();
  expect(code).toBe('69');
  expect(await rig.decide(rig.admin, 'agree', approvalId)).toMatchObject({ data: { state: 'done' } });
  for (const { loanNo } of cases) {
    expect(await readCase(rig.server.database, loanNo)).toMatchObject({ agentId: to.userId });
  }
});

test('ID-04 MI-09 SE-06 what a program requested is not carried out after its key was revoked', async () => {
  const { cases, approvalId } = await requestMove();
  await rig.server.database.update(apiKey).set({ revokedAt: NOON }).where(eq(apiKey.userId, key.userId));
  expect(await rig.decide(rig.admin, 'agree', approvalId)).toMatchObject({ data: { state: 'failed' } });
  for (const { loanNo, agentId } of cases) {
    expect(await readCase(rig.server.database, loanNo)).toMatchObject({ agentId });
  }
});
