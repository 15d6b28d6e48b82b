import { eq } from 'drizzle-orm';
import { task } from '../../../server/database/tables/caseTables';
import { appUser } from '../../../server/database/tables/organizationTables';
import { seatPlan, workSchedule } from '../../../server/database/tables/seatTables';
import { predictSeats, calculateQueueShare } from '../../../server/modules/seats/predictSeats';
import { makeCase, setCase } from '../../support/cases/cases';
import { cell, openSeatDesk, seatAsks, SEAT_NOW as now, type SeatDesk } from '../../support/seats/seatDesk';

let desk: SeatDesk;
let asks: ReturnType<typeof seatAsks>;

beforeAll(async () => {
  desk = await openSeatDesk();
  asks = seatAsks(desk);
});
afterAll(() => desk.server.close());
beforeEach(async () => {
  await desk.server.database.delete(workSchedule);
  await desk.server.database.delete(seatPlan);
});

test('SS-01 the formula: cases by the most per capita, within the limits of seats', () => {
  const usual = { planned: 900, due: 0, minPerCapita: 100, maxPerCapita: 200, minSeats: 1, maxSeats: null, staff: 4 };
  expect(predictSeats(usual)).toEqual({
    cases: 900,
    rawSeats: 5,
    needed: 5,
    mostSeats: 9,
    shortfall: 1,
    surplus: 0,
  });
  expect(predictSeats({ ...usual, due: 1001 })).toMatchObject({ cases: 1001, rawSeats: 6, needed: 6, shortfall: 2 });
  expect(predictSeats({ ...usual, minSeats: 8 })).toMatchObject({ rawSeats: 5, needed: 8, shortfall: 4 });
  expect(predictSeats({ ...usual, maxSeats: 3 })).toMatchObject({ rawSeats: 5, needed: 3, mostSeats: 3, surplus: 1 });
  expect(predictSeats({ ...usual, staff: 12 })).toMatchObject({ shortfall: 0, surplus: 3 });
  expect(predictSeats({ ...usual, planned: 0, minSeats: 2 })).toMatchObject({ needed: 0, mostSeats: 0, surplus: 4 });
  expect([calculateQueueShare(900, 2, 3), calculateQueueShare(901, 2, 3), calculateQueueShare(900, 0, 0)]).toEqual([
    600, 601, 0,
  ]);
});

test('SS-01 a prediction shows its parts: the share of the queue, what is due, who is on duty', async () => {
  await asks.set(desk.admin, [cell(desk.ana, '2026-03-12', 'onDuty'), cell(desk.carla, '2026-03-12', 'onDuty')]);
  const [row] = await asks.predictions(desk.leader, '2026-03-12');
  expect(row).toMatchObject({
    planId: null,
    isOwnCount: false,
    queuePlanned: 900,
    queueAgents: 3,
    teamAgents: 2,
    plannedCaseCount: 600,
    cases: 600,
    minPerCapita: 120,
    maxPerCapita: 240,
    rawSeats: 3,
    needed: 3,
    expectedStaff: 1,
    shortfall: 2,
  });
  // Carla is gone: the team works all of the queue.
  await asks.set(desk.admin, [{ ...cell(desk.carla, '2026-03-12', 'departed'), before: 'onDuty' }]);
  expect((await asks.predictions(desk.leader, '2026-03-12'))[0]).toMatchObject({
    queueAgents: 2,
    plannedCaseCount: 900,
    needed: 4,
  });
});

test('SS-01 the duty sum of each day: statuses, need, shortfall, a disabled account does not count', async () => {
  await asks.set(desk.leader, [
    cell(desk.ana, '2026-03-12', 'onDuty'),
    cell(desk.beto, '2026-03-12', 'onDuty'),
    cell(desk.ana, '2026-03-13', 'absent'),
    cell(desk.beto, '2026-03-13', 'departed'),
  ]);
  const days = await asks.sums(desk.leader);
  expect(days).toHaveLength(7);
  expect(days[3]).toMatchObject({ day: '2026-03-12', onDuty: 2, expectedStaff: 2, needed: 3, shortfall: 1 });
  expect(days[4]).toMatchObject({ day: '2026-03-13', absent: 1, departed: 1, unplanned: 0, needed: 2, shortfall: 2 });
  expect(days[0]).toMatchObject({ unplanned: 2, onDuty: 0, needed: 3, shortfall: 3 });
  expect((await asks.sums(desk.admin, { groupId: String(desk.otherGroupId) }))[3]).toMatchObject({
    unplanned: 1,
    needed: 2,
  });
  await desk.server.database.update(appUser).set({ enabled: false }).where(eq(appUser.id, desk.ana));
  expect((await asks.sums(desk.leader))[3]).toMatchObject({ onDuty: 1, expectedStaff: 1 });
  expect(await asks.rowOf(desk.leader, desk.ana)).toMatchObject({ enabled: false });
  await desk.server.database.update(appUser).set({ enabled: true }).where(eq(appUser.id, desk.ana));
});

test('SS-01 promises and follow-ups of the day count by the institution’s calendar, and cases by who holds them', async () => {
  const made = await makeCase(desk.server.database, { institutionId: desk.institutionId, agentId: desk.ana, now });
  // One minute to midnight of the 12th there.
  await setCase(desk.server.database, made.id, {
    queueId: desk.queueId,
    groupId: desk.groupId,
    nextActionAt: new Date('2026-03-13T05:59:00Z'),
  });
  expect((await asks.predictions(desk.leader, '2026-03-12'))[0]).toMatchObject({ dueCases: 1 });
  expect((await asks.predictions(desk.leader, '2026-03-13'))[0]).toMatchObject({ dueCases: 0 });
  expect(await asks.rowOf(desk.leader, desk.ana)).toMatchObject({ boundCases: 1 });
  await desk.server.database.update(task).set({ status: 'C30' }).where(eq(task.id, made.id));
  expect((await asks.predictions(desk.leader, '2026-03-12'))[0]).toMatchObject({ dueCases: 0 });
  expect(await asks.rowOf(desk.leader, desk.ana)).toMatchObject({ boundCases: 0 });
});

test('SS-01 of several plans the one that began last is in force while it lasts', async () => {
  await asks.plan(desk.leader, { fromDay: '2026-03-01' });
  await asks.plan(desk.leader, { fromDay: '2026-03-12', toDay: '2026-03-13', plannedCaseCount: 300, maxSeats: 2 });
  const needed = async (day: string) => (await asks.predictions(desk.leader, day))[0]?.needed;
  expect([await needed('2026-02-28'), await needed('2026-03-11')]).toEqual([3, 10]);
  expect([await needed('2026-03-12'), await needed('2026-03-13'), await needed('2026-03-14')]).toEqual([2, 2, 10]);
});

test('SS-01 a plan: least ≤ most, at least 1, for the own team and a queue of the institution', async () => {
  const refused = async (more: object) => (await asks.plan(desk.leader, { fromDay: '2026-03-01', ...more })).code;
  expect(await refused({ minPerCapita: 101 })).toBe('10');
  expect(await refused({ minSeats: 0 })).toBe('10');
  expect(await refused({ minSeats: 3, maxSeats: 2 })).toBe('10');
  expect(await refused({ toDay: '2026-02-01' })).toBe('10');
  expect(await refused({ plannedCaseCount: 1.5 })).toBe('10');
  expect(await refused({ groupId: String(desk.otherGroupId) })).toBe('20');
  expect(await refused({ queueId: '987654' })).toBe('20');
  expect((await asks.plan(desk.foreign, { fromDay: '2026-03-01' })).code).toBe('20');
  expect((await asks.plan(desk.auditor, { fromDay: '2026-03-01' })).code).toBe('21');
  expect(await asks.plans(desk.admin)).toEqual([]);
});

test('SS-01 a plan is changed by who saw its newest version, and taken out by its team', async () => {
  const { planId } = (await asks.plan(desk.leader, { fromDay: '2026-03-01' })).data;
  expect((await asks.plan(desk.admin, { fromDay: '2026-03-01', plannedCaseCount: 1 })).code).toBe('22');
  const [seen] = await asks.plans(desk.admin);
  expect(seen).toMatchObject({ planId, plannedCaseCount: 1000, queueName: '1–5 days' });
  const changed = await asks.plan(desk.admin, {
    fromDay: '2026-03-01',
    plannedCaseCount: 500,
    seenTime: seen?.updatedTime,
  });
  expect(changed).toMatchObject({ code: '00', data: { planId } });
  expect((await asks.plans(desk.leader))[0]).toMatchObject({ plannedCaseCount: 500 });
  expect(await asks.plans(desk.otherLeader)).toEqual([]);
  expect([
    (await asks.removePlan(desk.otherLeader, planId)).code,
    (await asks.removePlan(desk.foreign, planId)).code,
  ]).toEqual(['20', '20']);
  expect((await asks.removePlan(desk.auditor, planId)).code).toBe('21');
  expect((await asks.removePlan(desk.leader, planId)).code).toBe('00');
  expect(await asks.plans(desk.leader)).toEqual([]);
});
