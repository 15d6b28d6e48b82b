import { and, eq } from 'drizzle-orm';
import { toMinorUnits } from '@/contract/minor';
import type * as z from 'zod/mini';
import type { userRank } from '@/contract/entities/users/userRank';
import type { BoardAgent, BoardDay, BoardFigures, BoardPersonal } from '@/contract/entities/management/board';
import { inTenantTransaction } from '../../../server/database/callTransaction';
import { dailyScore, dailyScoreCorrection, dailyScoreRun } from '../../../server/database/tables/boardTables';
import { appUser, queue } from '../../../server/database/tables/organizationTables';
import { payLog } from '../../../server/database/tables/moneyTables';
import { markStale } from '../../../server/modules/board/days/dailyScoreRunStore';
import { countEndedDays } from '../../../server/modules/board/days/boardWorker';
import { BOARD_NOON, BoardRig } from '../../support/board/boardRig';
import type { Cells, StoredTask } from '../../support/cases/cases';
import { makeUser } from '../../support/server/people';
import { removeGuards } from '../../support/server/database';

const DAY_MS = 86_400_000;
let rig: BoardRig;
let queueId: number;

const close = () => countEndedDays({ database: rig.server.database, now: () => rig.clock.now });
const change = (name: string, changes: Partial<typeof appUser.$inferInsert>) =>
  rig.server.database
    .update(appUser)
    .set(changes)
    .where(eq(appUser.id, rig.idOf(name)));

/** On the 10th Ana of the north recovers 600, Ben 500 and Cruz of the south 100; then everything about them changes. */
beforeAll(async () => {
  rig = await BoardRig.open();
  await removeGuards(rig.server, 'daily_score');
  const made = { institutionId: rig.institutionId, code: 'Q1', name: 'Early', type: 'manual' as const };
  const [row] = await rig.server.database.insert(queue).values(made).returning();
  queueId = row?.id ?? 0;
  await change('ana', { queueId });
  const paid: Readonly<Record<string, number>> = { ana: 600, ben: 500, cruz: 100 };
  for (const [name, amount] of Object.entries(paid)) {
    const caseRow: StoredTask = await rig.case(name);
    await rig.record(name, caseRow, {});
    await rig.deduct(name, caseRow, amount);
  }
  rig.clock.now = new Date(BOARD_NOON.getTime() + DAY_MS);
  await close();
});
afterAll(() => rig.server.close());

const YESTERDAY = { date: '2026-03-10' };
const BOTH = { date: '2026-03-10~2026-03-11' };
const getLines = async (name: string, date: Cells) =>
  (await rig.ask<{ result: BoardAgent[] }>(name, 'achievementBoard/agents', { ...date, sort: 'name', order: 'asc' }))
    .result;
const line = ({ name, groupName, figures }: BoardAgent) => [
  name,
  groupName,
  figures.recoveredAmount,
  figures.target,
  figures.handledCases,
];
const getRanking = async (name: string, date: string) =>
  (await rig.ask<{ result: z.output<typeof userRank>[] }>(name, 'manage/user/rank', { date })).result;
const past = async () => ({
  admin: await rig.figures('admin', YESTERDAY),
  leader: await rig.figures('leader', YESTERDAY),
  seats: (await rig.summary('leader', YESTERDAY)).seats,
  queue: (await rig.figures('admin', { ...YESTERDAY, queue: String(queueId) })).target,
  lines: (await getLines('leader', YESTERDAY)).map(line),
  ana: (await rig.ask<BoardPersonal>('ana', 'achievementBoard/personal', YESTERDAY)).figures,
  ranking: await getRanking('leader', 'yesterday'),
  days: (await rig.ask<{ result: BoardDay[] }>('leader', 'achievementBoard/history', YESTERDAY)).result,
});
let before: Awaited<ReturnType<typeof past>>;

test('DB-01 a closed day shows the people, groups, queues and targets of that day, whatever they are today', async () => {
  before = await past();
  expect(before.leader).toMatchObject({ recoveredAmount: 1100, target: 1500, targetRate: 73.33, handledCases: 2 });
  expect(before.queue).toBe(1000);
  expect(before.ranking.map(({ name, purpose }) => [name, purpose])).toEqual([
    ['ana', 1000],
    ['ben', 500],
  ]);
  const [cruz] = await rig.server.database
    .select()
    .from(appUser)
    .where(eq(appUser.id, rig.idOf('cruz')));
  const [ana] = await rig.server.database
    .select()
    .from(appUser)
    .where(eq(appUser.id, rig.idOf('ana')));
  await change('ana', { groupId: cruz?.groupId ?? null, queueId: null, dailyTarget: toMinorUnits(7_000_000) });
  await change('cruz', { groupId: ana?.groupId ?? null, queueId });
  await change('ben', { enabled: false, dailyTarget: toMinorUnits(1) });
  const hired = { institutionId: rig.institutionId, groupId: ana?.groupId ?? 0, dailyTarget: 20_000 };
  rig.users.set('dora', await makeUser(rig.server.database, hired));
  await change('dora', { name: 'dora', createdAt: rig.clock.now });
  expect(await past()).toEqual(before);
});

test('DB-01 a period adds up the targets of each day, each for the agents present on it', async () => {
  const target = async (name: string, date: Cells): Promise<BoardFigures['target']> =>
    (await rig.figures(name, date)).target;
  // The 10th as it was; today Ana has 70,000.00, Cruz 800.00 and Dora 200.00, and Ben has left.
  expect(await target('admin', BOTH)).toBe(2300 + 71_000);
  expect(await target('admin', { date: 'today' })).toBe(71_000);
  expect(await target('leader', BOTH)).toBe(1500 + 1000);
  expect((await getLines('leader', BOTH)).map(line)).toEqual([
    ['ana', expect.any(String), 600, 1000, 1],
    ['ben', expect.any(String), 500, 500, 1],
    ['cruz', expect.any(String), 0, 800, 0],
    ['dora', expect.any(String), 0, 200, 0],
  ]);
  // Ben still holds a case.
  expect((await getLines('leader', { date: 'today' })).map(({ name }) => name)).toEqual(['ben', 'cruz', 'dora']);
  const { seats, before: earlier } = await rig.summary('leader');
  expect(seats.agents).toBe(2);
  expect(earlier.target).toBe(1500);
});

test('DB-02 what is listed behind a figure of a closed day is what the figure counts', async () => {
  const { totalCount, totalAmount } = await rig.ask<{ totalCount: number; totalAmount: number }>(
    'leader',
    'payment/details',
    YESTERDAY,
  );
  expect([totalCount, totalAmount]).toEqual([2, 1100]);
  for (const figure of ['handledCases', 'newCases']) {
    const cases = await rig.ask<{ totalCount: number }>('leader', 'achievementBoard/cases', { ...BOTH, figure });
    expect(cases.totalCount).toBe(2);
  }
});

test('DB-01 RO-01 a leader sees of somebody who has left the group the days in it alone', async () => {
  const agentId = String(rig.idOf('ana'));
  const of = (date: Cells) => rig.ask<BoardPersonal>('leader', 'achievementBoard/personal', { ...date, agentId });
  expect((await of(YESTERDAY)).figures).toMatchObject({ recoveredAmount: 600, target: 1000 });
  expect((await of({ date: 'today' })).figures).toMatchObject({ boundCases: 0, target: 0, recoveredAmount: 0 });
});

test('DB-01 days that nobody has closed count with today’s people, from the day on which each was added', async () => {
  for (const table of [dailyScoreRun, dailyScore]) {
    const is = and(eq(table.institutionId, rig.institutionId), eq(table.day, '2026-03-09'));
    await rig.server.database.delete(table).where(is);
  }
  // Ana and Cruz; Dora came later, Ben has left.
  expect((await rig.figures('admin', { date: '2026-03-09' })).target).toBe(70_000 + 800);
});

test('DB-01 a late payment is shown as a correction to whom it belongs', async () => {
  const { database } = rig.server;
  const held = await rig.case('cruz', { due_amount: '500' });
  // Simulates a late booking; the bookings themselves are in findClosedDays.test.ts.
  await database.insert(payLog).values({
    institutionId: rig.institutionId,
    loanId: held.loanId,
    taskId: held.id,
    agentId: rig.idOf('cruz'),
    type: '4',
    status: '2',
    amount: toMinorUnits(20_000),
    opAt: BOARD_NOON,
  });
  await inTenantTransaction(database, 'open', (tx) =>
    markStale(tx, { institutionId: rig.institutionId, from: '2026-03-10' }),
  );
  await close();
  const own = await rig.ask<BoardPersonal>('cruz', 'achievementBoard/personal');
  const { yesterday } = own;
  expect(yesterday?.corrections).toMatchObject([
    { reason: 'latePayment', before: { recoveredAmount: 100 }, after: { recoveredAmount: 300 } },
  ]);
  const history = (name: string, more: Cells = {}) =>
    rig.ask<{ result: BoardDay[] }>(name, 'achievementBoard/history', { ...YESTERDAY, ...more });
  expect((await history('cruz')).result[0]?.corrections).toEqual(yesterday?.corrections);
  const [day] = (await history('admin', { agentId: String(rig.idOf('cruz')) })).result;
  expect(day?.corrections).toHaveLength(1);
  expect((await history('admin')).result[0]?.corrections).toEqual([]);
  expect((await history('ana')).result[0]?.corrections).toEqual([]);
});

test('DB-01 RO-01 a correction can not be changed or taken away', async () => {
  const { database } = rig.server;
  const refused = { cause: { code: '42501' } };
  await expect(database.update(dailyScoreCorrection).set({ day: '2026-03-01' })).rejects.toMatchObject(refused);
  await expect(database.delete(dailyScoreCorrection)).rejects.toMatchObject(refused);
});
