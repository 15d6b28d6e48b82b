import { eq } from 'drizzle-orm';
import type { DutyStatus } from '@/contract/codes/seatCodes';
import type { BoardAlerts } from '@/contract/entities/management/boardAlerts';
import { task } from '../../../server/database/tables/caseTables';
import { appUser, queue } from '../../../server/database/tables/organizationTables';
import { workSchedule } from '../../../server/database/tables/seatTables';
import { BoardRig } from '../../support/board/boardRig';
import { send } from '../../support/cases/cases';

const TODAY = '2026-03-10';
const TOMORROW = '2026-03-11';

let rig: BoardRig;
let isFirst = true;
beforeEach(async () => {
  rig = isFirst ? await BoardRig.open() : await BoardRig.on(rig.server, rig.clock);
  isFirst = false;
});
afterAll(() => rig.server.close());

const alerts = (name = 'leader') => rig.ask<BoardAlerts>(name, 'achievementBoard/alerts');
const plan = async (name: string, status: DutyStatus, day = TODAY) => {
  const { institutionId, clock } = rig;
  const by = { institutionId, updatedAt: clock.now, updatedBy: rig.idOf('admin') };
  await rig.server.database.insert(workSchedule).values({ ...by, userId: rig.idOf(name), day, status });
};
const limits = async (changes: object) => {
  const body = { tiles: ['summary'], refreshSeconds: 0, ...changes };
  return (await send(rig.server, await rig.signIn('admin'), { path: '/prod/manage/config/board/update', body })).code;
};
const NOTHING: BoardAlerts = { shortStaffed: null, silent: [], promiseWave: null, overCapacity: [], againstLine: [] };

test('DB-01 where all is well, or nothing is planned, nobody is alerted', async () => {
  expect(await alerts()).toEqual(NOTHING);
  await plan('ana', 'onDuty');
  await plan('ben', 'onDuty');
  expect(await alerts()).toEqual(NOTHING);
});

test('DB-01 too few agents on duty today alert the group leader and the leader of all, by the limit of the institution', async () => {
  await plan('ana', 'onDuty');
  await plan('ben', 'rest');
  // One of two is half: less than the usual 60 %. The other group has nobody planned.
  expect((await alerts()).shortStaffed).toEqual({ onDuty: 1, agents: 2 });
  expect((await alerts('admin')).shortStaffed).toEqual({ onDuty: 1, agents: 3 });
  expect(await limits({ onDutyPercent: 50 })).toBe('00');
  expect((await alerts()).shortStaffed).toBeNull();
  expect((await alerts('admin')).shortStaffed).not.toBeNull();
});

test('DB-01 who is on duty and silent for longer than the limit is named, not who has not begun or is at rest', async () => {
  for (const name of ['ana', 'cruz']) await plan(name, 'onDuty');
  await plan('ben', 'rest');
  for (const name of ['ana', 'ben', 'cruz']) await rig.record(name, await rig.case(name), {});
  const worked = rig.clock.now.toISOString();
  rig.pass(1);
  expect((await alerts()).silent).toEqual([]);
  rig.pass(0.1);
  expect((await alerts()).silent).toEqual([{ agentId: String(rig.idOf('ana')), name: 'ana', lastTime: worked }]);
  expect((await alerts('admin')).silent.map(({ name }) => name)).toEqual(['ana', 'cruz']);
  expect(await limits({ silentMinutes: 0 })).toBe('00');
  expect((await alerts()).silent).toEqual([]);
});

test('DB-01 who is silent is so by the own last sign, whatever others did since', async () => {
  for (const name of ['ana', 'ben']) await plan(name, 'onDuty');
  await rig.record('ana', await rig.case('ana'), {});
  const worked = rig.clock.now.toISOString();
  rig.pass(1);
  await rig.record('ben', await rig.case('ben'), {});
  rig.pass(0.1);
  expect((await alerts()).silent).toEqual([{ agentId: String(rig.idOf('ana')), name: 'ana', lastTime: worked }]);
});

test('DB-01 many promises for tomorrow cause an alert by the number of agents on duty then', async () => {
  const { database } = rig.server;
  for (const hour of ['12', '18', '23']) {
    const { id } = await rig.case('ana');
    await database
      .update(task)
      .set({ promisedAt: new Date(`${TOMORROW}T${hour}:00:00Z`) })
      .where(eq(task.id, id));
  }
  await plan('ana', 'onDuty');
  await plan('ben', 'absent', TOMORROW);
  await plan('ana', 'onDuty', TOMORROW);
  expect((await alerts()).promiseWave).toBeNull();
  expect(await limits({ promisesPerAgent: 2 })).toBe('00');
  expect((await alerts()).promiseWave).toEqual({ promises: 3, agents: 1 });
  expect(await limits({ promisesPerAgent: 3 })).toBe('00');
  expect((await alerts()).promiseWave).toBeNull();
});

test('DB-01 who holds more than the planned share is named with it', async () => {
  const { database } = rig.server;
  const row = { institutionId: rig.institutionId, code: 'S1', name: 'S1', type: 'manual' as const };
  const [made] = await database
    .insert(queue)
    .values({ ...row, plannedCaseCount: 4 })
    .returning();
  for (const name of ['ana', 'ben']) {
    await database
      .update(appUser)
      .set({ queueId: made?.id ?? 0 })
      .where(eq(appUser.id, rig.idOf(name)));
  }
  for (let number = 0; number < 3; number += 1) await rig.case('ana');
  expect((await alerts()).overCapacity).toEqual([
    { agentId: String(rig.idOf('ana')), name: 'ana', cases: 3, capacity: 2 },
  ]);
  expect(await limits({ capacityPercent: 150 })).toBe('00');
  expect((await alerts()).overCapacity).toEqual([]);
});

test('RO-01 SY-01 an agent receives no alerts, and no limit outside the permitted range is stored', async () => {
  await plan('ana', 'rest');
  await plan('ben', 'rest');
  expect(await alerts('ana')).toEqual(NOTHING);
  for (const wrong of [{ onDutyPercent: 101 }, { silentMinutes: -1 }, { promisesPerAgent: 1.5 }]) {
    expect(await limits(wrong)).toBe('10');
  }
});
