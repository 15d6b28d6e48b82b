import { eq, inArray, sql } from 'drizzle-orm';
import type { LeaverCases } from '@/contract/codes/leaverCodes';
import { task } from '../../../server/database/tables/caseTables';
import { appUser, systemSetting } from '../../../server/database/tables/organizationTables';
import { bindingOperation } from '../../../server/database/tables/queueTables';
import { DEFAULT_SIGN_IN } from '../../../server/modules/signIn/signInStore';
import { openQueueRig, type QueueRig, readAgain } from '../../support/queues/queueRig';
import { makeApiKey } from '../../support/server/apiKeys';
import { createDirectory, patch } from '../../support/server/directory';
import { untilNextLook } from '../../support/untilNextLook';

let rig: QueueRig;
let directory: ReturnType<typeof createDirectory>;

beforeAll(async () => {
  rig = await openQueueRig(() => new Date('2026-03-11T15:30:00Z'));
  const { institutionId } = rig;
  const key = { institutionId, createdById: rig.admin.userId, name: 'Entra', scopes: ['users.provision' as const] };
  directory = createDirectory(rig.server.app, await makeApiKey(rig.server.database, key));
});
afterAll(() => rig.server.close());

const choose = async (leaverCases?: LeaverCases) => {
  const { database } = rig.server;
  await database.delete(systemSetting).where(eq(systemSetting.key, 'signIn'));
  if (leaverCases === undefined) return;
  const value = JSON.stringify({ ...DEFAULT_SIGN_IN, leaverCases });
  await database.insert(systemSetting).values({ institutionId: rig.institutionId, key: 'signIn', value });
};

/** An agent with two open cases. */
const makeLeaver = async () => {
  const { userId } = await rig.person('member', rig.groupId, rig.queueId);
  const [row] = await rig.server.database.select().from(appUser).where(eq(appUser.id, userId));
  return { userId, cases: await rig.cases(2, { agent_username: row?.username ?? '' }) };
};

const getAgents = async (cases: Awaited<ReturnType<typeof makeLeaver>>['cases']) =>
  (await readAgain(rig, cases)).map(({ agentId }) => agentId);

const listMoves = () =>
  rig.server.database
    .select()
    .from(bindingOperation)
    .where(inArray(bindingOperation.kind, ['bind', 'unbind']));

const disable = (userId: number) =>
  directory.patch(`/Users/${userId}`, patch({ op: 'replace', path: 'active', value: false }));
const WAYS: readonly (readonly [string, (userId: number) => Promise<{ status: number }>])[] = [
  ['disables', disable],
  ['deletes', (userId) => directory.remove(`/Users/${userId}`)],
];

beforeEach(async () => {
  await rig.server.database.delete(bindingOperation);
});

test.each(WAYS)('ID-03 US-01 by default the cases of a user whom the directory %s stay', async (_, leave) => {
  await choose();
  const { userId, cases } = await makeLeaver();
  expect((await leave(userId)).status).toBeLessThan(300);
  expect(await getAgents(cases)).toEqual([userId, userId]);
  // The rule applies to changes after it was chosen.
  await choose('queue');
  await disable(userId);
  expect(await getAgents(cases)).toEqual([userId, userId]);
  expect(await listMoves()).toEqual([]);
});

test.each(WAYS)(
  'ID-03 US-01 by the rule the cases of a user whom the directory %s wait in their queue',
  async (_, leave) => {
    await choose('queue');
    const { userId, cases } = await makeLeaver();
    const colleague = await makeLeaver();
    expect((await leave(userId)).status).toBeLessThan(300);
    expect(await getAgents(cases)).toEqual([null, null]);
    expect((await readAgain(rig, cases)).map(({ queueId }) => queueId)).toEqual(cases.map(({ queueId }) => queueId));
    expect(await getAgents(colleague.cases)).toEqual([colleague.userId, colleague.userId]);
    expect(await listMoves()).toMatchObject([
      { kind: 'unbind', state: 'done', total: 2, changed: 2, actorName: 'Entra' },
    ]);
    // The user is disabled already.
    await disable(userId);
    expect(await listMoves()).toHaveLength(1);
  },
);

/** Returns true if a request waits for a row that another transaction has changed. */
const isWaiting = async (): Promise<boolean> =>
  (await rig.server.database.execute(sql`select from pg_locks where not granted`)).rows.length > 0;

test('ID-03 US-01 a user whose cases change at the same moment stays enabled; the next request succeeds', async () => {
  await choose('queue');
  const { userId, cases } = await makeLeaver();
  const [first] = cases;
  const other = rig.agent.userId;
  const request = await rig.server.database.transaction(async (tx) => {
    await tx
      .update(task)
      .set({ agentId: other })
      .where(eq(task.id, first?.id ?? 0));
    const refused = disable(userId);
    while (!(await isWaiting())) await untilNextLook();
    return { refused };
  });
  expect(await request.refused).toMatchObject({ status: 503 });
  const [row] = await rig.server.database.select().from(appUser).where(eq(appUser.id, userId));
  expect(row?.enabled).toBe(true);
  expect(await getAgents(cases)).toEqual([other, userId]);
  expect((await disable(userId)).status).toBe(200);
  expect(await getAgents(cases)).toEqual([other, null]);
});
