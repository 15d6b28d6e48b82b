import { eq, inArray } from 'drizzle-orm';
import { appUser } from '../../../server/database/tables/organizationTables';
import { userHistory, userOperation, userOperationItem } from '../../../server/database/tables/userTables';
import { openQueueRig, type QueueRig, readAgain } from '../../support/queues/queueRig';
import type { SignedIn } from '../../support/server/people';
import { manyDesk, getOutcomes } from '../../support/users/manyUsers';

const now = new Date('2026-03-11T15:30:00Z');

let rig: QueueRig;
beforeAll(async () => {
  rig = await openQueueRig(() => now);
});
afterAll(() => rig.server.close());

const desk = (who: SignedIn = rig.admin) => manyDesk(rig.server, who);
const getIds = (people: readonly SignedIn[]): string[] => people.map(({ userId }) => String(userId));
const stored = async (people: readonly SignedIn[]) => {
  const ids = people.map(({ userId }) => userId);
  const { database } = rig.server;
  return database.select().from(appUser).where(inArray(appUser.id, ids)).orderBy(appUser.id);
};
const crew = (count: number) =>
  Promise.all(Array.from({ length: count }, () => rig.person('member', rig.groupId, rig.queueId)));
const holding = async (agent: SignedIn, count: number) => {
  const [row] = await stored([agent]);
  return rig.cases(count, { agent_username: row?.username ?? '' });
};

test('US-01 many users are moved to another queue at once: the dry run says to how many, each has it in the own history', async () => {
  const people = await crew(3);
  const [first] = people;
  const queueId = await rig.makeQueue();
  const body = { act: 'queue' as const, selection: { userIds: getIds(people) }, queueId: String(queueId) };
  await rig.server.database
    .update(appUser)
    .set({ queueId })
    .where(eq(appUser.id, first?.userId ?? 0));
  expect((await desk().plan(body)).data).toEqual({
    total: 3,
    willChange: 2,
    left: [{ outcome: 'unchanged', count: 1 }],
    cases: 0,
    heirs: 0,
  });
  expect((await stored(people)).filter((user) => user.queueId === queueId)).toHaveLength(1);
  const over = await desk().carryOut(body);
  expect(over).toMatchObject({ act: 'queue', state: 'done', total: 3, done: 3, changed: 2 });
  expect((await stored(people)).every((user) => user.queueId === queueId)).toBe(true);
  expect(await desk().left(over.id)).toMatchObject([{ userId: String(first?.userId), outcome: 'unchanged' }]);
  const lines = await rig.server.database
    .select()
    .from(userHistory)
    .where(
      inArray(
        userHistory.userId,
        people.map(({ userId }) => userId),
      ),
    );
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({ kind: 'changed', fields: ['queueId'], byId: rig.admin.userId });
});

test('US-01 all that match a filter less some are meant, and other users than in the dry run refuse it', async () => {
  const group = rig.otherGroupId;
  const [stays, goes] = [await rig.person('member', group), await rig.person('member', group)];
  const selection = { filters: { groupId: String(group), role: 'member' as const }, except: getIds([stays]) };
  const body = { act: 'group' as const, selection, groupId: String(rig.groupId) };
  const { data } = await desk().plan(body);
  await rig.person('member', group);
  expect((await desk().run({ ...body, expected: data.total })).code).toBe('22');
  expect((await desk().carryOut(body)).state).toBe('done');
  expect((await stored([stays, goes])).map(({ groupId }) => groupId)).toEqual([group, rig.groupId]);
});

test('US-01 sending rights are set and taken, those that were not named stay', async () => {
  const people = await crew(2);
  await desk().carryOut({
    act: 'sendFlags',
    selection: { userIds: getIds(people) },
    flags: { sendWaba: true, sendSms: false },
  });
  for (const user of await stored(people)) {
    expect(user).toMatchObject({ sendWaba: true, sendSms: false, sendBlu: false });
  }
});

test('US-01 of those who are disabled the cases go back to the queue, to a colleague, or are spread over the group', async () => {
  const [leaver, second, third] = await crew(3);
  const colleague = await rig.person('member', rig.otherGroupId, rig.queueId);
  const disable = (who: SignedIn | undefined, more: object) =>
    desk().carryOut({ act: 'disable', selection: { userIds: getIds(who ? [who] : []) }, ...more });
  const cases = await Promise.all([leaver, second, third].map((who) => (who ? holding(who, 3) : Promise.resolve([]))));
  const agents = async (at: number) => (await readAgain(rig, cases[at] ?? [])).map(({ agentId }) => agentId);

  await disable(leaver, { heir: 'queue' });
  expect(await agents(0)).toEqual([null, null, null]);
  await disable(second, { heir: 'agent', agentId: String(colleague.userId) });
  expect(await agents(1)).toEqual([colleague.userId, colleague.userId, colleague.userId]);
  const { data } = await desk().plan({
    act: 'disable',
    selection: { userIds: getIds(third ? [third] : []) },
    heir: 'group',
  });
  expect(data).toMatchObject({ willChange: 1, cases: 3 });
  expect(data.heirs).toBeGreaterThan(1);
  await disable(third, { heir: 'group' });
  const now3 = await agents(2);
  expect(new Set(now3).size).toBe(3);
  const heirs = await rig.server.database
    .select()
    .from(appUser)
    .where(inArray(appUser.id, now3.map(Number)));
  expect(heirs.every(({ groupId, enabled, role }) => groupId === rig.groupId && enabled && role === 'member')).toBe(
    true,
  );
  expect((await stored([leaver, second, third].flatMap((who) => who ?? []))).map(({ enabled }) => enabled)).toEqual([
    false,
    false,
    false,
  ]);
});

test('US-01 who holds cases that nobody of the group could take stays enabled with them', async () => {
  const lonely = await rig.person('member', undefined, rig.queueId);
  const cases = await holding(lonely, 2);
  const body = { act: 'disable' as const, selection: { userIds: getIds([lonely]) }, heir: 'group' as const };
  expect((await desk().plan(body)).data).toMatchObject({ willChange: 0, left: [{ outcome: 'noHeir', count: 1 }] });
  const both = { ...body, selection: { userIds: getIds([lonely, ...(await crew(1))]) } };
  const over = await desk().carryOut(both);
  expect(over).toMatchObject({ total: 2, changed: 1 });
  expect(await getOutcomes(rig.server, over.id)).toContainEqual({ userId: lonely.userId, outcome: 'noHeir' });
  expect((await stored([lonely]))[0]?.enabled).toBe(true);
  expect((await readAgain(rig, cases)).map(({ agentId }) => agentId)).toEqual([lonely.userId, lonely.userId]);
});

test('US-01 nobody disables the own account or the last administrator, and every operation requires its fields', async () => {
  const more = await rig.person('admin');
  const body = {
    act: 'disable' as const,
    selection: { userIds: getIds([rig.admin, more]) },
    heir: 'queue' as const,
  };
  expect((await desk().plan(body)).data).toMatchObject({ willChange: 1, left: [{ outcome: 'self', count: 1 }] });
  const over = await desk().carryOut(body);
  expect(await getOutcomes(rig.server, over.id)).toEqual([
    { userId: rig.admin.userId, outcome: 'self' },
    { userId: more.userId, outcome: 'done' },
  ]);
  const selection = { userIds: getIds([rig.agent]) };
  for (const asked of [
    { act: 'queue' as const },
    { act: 'group' as const },
    { act: 'sendFlags' as const },
    { act: 'sendFlags' as const, flags: {} },
    { act: 'disable' as const },
  ]) {
    expect((await desk().plan({ ...asked, selection })).code).toBe('10');
  }
  expect((await desk().plan({ act: 'disable', selection, heir: 'agent' })).code).toBe('45');
  const itself = { heir: 'agent' as const, agentId: String(rig.agent.userId) };
  expect((await desk().plan({ act: 'disable', selection, ...itself })).code).toBe('45');
});

test('RO-01 invisible users are not changed: another institution, a member, a leader without the right', async () => {
  const selection = { userIds: getIds([rig.agent]) };
  const body = { act: 'enable' as const, selection };
  expect((await desk(rig.foreign).plan(body)).code).toBe('20');
  expect((await desk(rig.leader).plan(body)).code).toBe('21');
  expect((await desk(rig.agent).plan(body)).code).toBe('21');
  const { id } = await desk().carryOut({ ...body, selection: { userIds: getIds(await leavers(1)) } });
  const other = await rig.person('admin');
  expect(await desk(other).listed()).toEqual([]);
  expect((await desk(other).putAway(id)).code).toBe('20');
  expect((await desk().putAway(id)).code).toBe('00');
  expect((await desk().listed()).map((each) => each.id)).not.toContain(id);
});

const leavers = async (count: number): Promise<SignedIn[]> => {
  const people = await crew(count);
  await rig.server.database
    .update(appUser)
    .set({ enabled: false })
    .where(
      inArray(
        appUser.id,
        people.map(({ userId }) => userId),
      ),
    );
  return people;
};

test('RO-01 what is under way ends when its actor may not manage users any more', async () => {
  const [person] = await leavers(1);
  const { database } = rig.server;
  const { institutionId } = rig;
  const row = { institutionId, actorId: rig.leader.userId, act: 'enable' as const, wish: {}, total: 1, createdAt: now };
  const operationId = await database.transaction(async (tx) => {
    const [made] = await tx
      .insert(userOperation)
      .values({ ...row, state: 'waiting' })
      .returning();
    const item = { institutionId, operationId: made?.id ?? 0, place: 0, userId: person?.userId ?? 0 };
    await tx.insert(userOperationItem).values(item);
    return item.operationId;
  });
  // The worker is woken by another one, and does all that wait.
  await desk().carryOut({ act: 'enable', selection: { userIds: getIds(await leavers(1)) } });
  const [after] = await database.select().from(userOperation).where(eq(userOperation.id, operationId));
  expect(after?.state).toBe('failed');
  expect((await stored(person ? [person] : []))[0]?.enabled).toBe(false);
});
