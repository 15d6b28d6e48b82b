import { PERMISSIONS_OF_ROLE } from '@/contract/permissions';
import type { Caller, LiveAddress } from '../../../server/kernel/caller';
import { inTenantTransaction } from '../../../server/database/callTransaction';
import { batchBind } from '../../../server/modules/binding/bindAtOnce';
import { Refusal } from '../../../server/kernel/refusal';
import { makeCase, readCase, setCase } from '../../support/cases/cases';
import { type TestDatabase, freshDatabase } from '../../support/server/database';
import { makeGroup, makeInstitution, makeUser } from '../../support/server/people';

const now = new Date('2026-03-11T00:30:00Z');

let scratch: TestDatabase;
let caller: Caller;
let agentId: number;
let groupId: number;

beforeAll(async () => {
  scratch = await freshDatabase();
  const institutionId = await makeInstitution(scratch.database);
  groupId = await makeGroup(scratch.database, institutionId);
  agentId = await makeUser(scratch.database, { institutionId, groupId });
  const userId = await makeUser(scratch.database, { institutionId, role: 'admin' });
  const money = { currency: 'MXN', currencyDigits: 2, timeZone: 'America/Mexico_City' };
  caller = {
    userId,
    institutionId,
    groupId: null,
    role: 'admin',
    name: 'Admin',
    username: 'admin',
    sendSms: true,
    longAging: false,
    res: false,
    permissions: PERMISSIONS_OF_ROLE.admin,
    mustChangePassword: false,
    sessionId: 1,
    secondFactorFirst: false,
    confirmsAtCompany: false,
    sessionState: 'full',
    isMoving: false,
    factorPending: false,
    confirmedAt: null,
    ...money,
  };
});
afterAll(() => scratch.drop());

const getRefusal = (error: unknown): string => {
  if (error instanceof Refusal) return error.result;
  throw error;
};

const assign = (taskIds: number[], toAgent: number, told: LiveAddress[] = []): Promise<string> =>
  inTenantTransaction(scratch.database, { institutionId: caller.institutionId }, async (tx) => {
    await batchBind(
      { taskIds: taskIds.map(String), agentId: String(toAgent) },
      { tx, caller, now, publish: (address) => void told.push(address), wake: () => undefined },
    );
    return 'done';
  }).catch(getRefusal);

test('CD-11 assigning retains the status, resets the first look of the agent and notifies the agent', async () => {
  const { institutionId } = caller;
  const cases = [
    await makeCase(scratch.database, { institutionId, now }),
    await makeCase(scratch.database, { institutionId, now }),
  ];
  await setCase(scratch.database, cases[1]?.id ?? 0, { status: 'C20' });
  const told: LiveAddress[] = [];
  expect(
    await assign(
      cases.map(({ id }) => id),
      agentId,
      told,
    ),
  ).toBe('done');
  const after = await Promise.all(cases.map(({ loanNo }) => readCase(scratch.database, loanNo)));
  expect(after.map(({ status }) => status)).toEqual(['C00', 'C20']);
  expect(after[0]).toMatchObject({ agentId, groupId, assignedAt: now, openedAt: null });
  expect(told.map(({ userIds }) => userIds?.includes(agentId))).toEqual([true]);
});

test('CD-11 AP-08 the previous agent is notified that the case was reassigned', async () => {
  const { institutionId } = caller;
  const before = await makeUser(scratch.database, { institutionId });
  const caseRow = await makeCase(scratch.database, { institutionId, agentId: before, now });
  const told: LiveAddress[] = [];
  expect(await assign([caseRow.id], agentId, told)).toBe('done');
  expect(told.map(({ userIds }) => userIds)).toEqual([expect.arrayContaining([before, agentId])]);
});

test('CD-11 4.7 assigning is all or nothing: a closed, absent or foreign case or agent refuses all', async () => {
  const { institutionId } = caller;
  const [good, closed] = [
    await makeCase(scratch.database, { institutionId, now }),
    await makeCase(scratch.database, { institutionId, now }),
  ];
  await setCase(scratch.database, closed.id, { status: 'C30', settledAt: now, nextActionAt: null });
  const elsewhere = await makeInstitution(scratch.database);
  const foreign = await makeCase(scratch.database, { institutionId: elsewhere, now });
  const stranger = await makeUser(scratch.database, { institutionId: elsewhere });
  expect(await assign([good.id, closed.id], agentId)).toBe('wrongState');
  expect(await assign([good.id, 987_654_321], agentId)).toBe('notFound');
  expect(await assign([good.id, foreign.id], agentId)).toBe('notFound');
  expect(await assign([good.id], stranger)).toBe('notFound');
  expect((await readCase(scratch.database, good.loanNo)).agentId).toBeNull();
});
