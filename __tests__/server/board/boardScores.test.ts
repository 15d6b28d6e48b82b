import { and, asc, eq } from 'drizzle-orm';
import type { BoardAgent, BoardDay, BoardPersonal } from '@/contract/entities/management/board';
import { countEndedDays } from '../../../server/modules/board/days/boardWorker';
import { achievementStandard, dailyScore, dailyScoreRun } from '../../../server/database/tables/boardTables';
import { institution } from '../../../server/database/tables/organizationTables';
import { inTenantTransaction } from '../../../server/database/callTransaction';
import { closeDailyScores } from '../../../server/modules/board/days/closeDailyScores';
import { BOARD_NOON, BoardRig } from '../../support/board/boardRig';
import { getContacts, type StoredTask } from '../../support/cases/cases';
import { removeGuards } from '../../support/server/database';

const ZONE = 'America/Mexico_City';
let rig: BoardRig;
let kept: StoredTask;

/** Ana recovers 600 of 1000 and keeps one of two promises; Ben recovers 500 of 500; Cruz, of the other team, nothing. */
beforeAll(async () => {
  rig = await BoardRig.open();
  kept = await rig.case('ana');
  const open = await rig.case('ana');
  const bens = await rig.case('ben');
  const cruzs = await rig.case('cruz');
  const [self] = await getContacts(rig.server.database, kept);
  await rig.record('ana', kept, {
    callStatus: 'CNCT',
    callResult: 'PTP',
    promisedAmount: 500,
    contactId: String(self?.id),
  });
  await rig.record('ana', open, { callStatus: 'CNCT', callResult: 'PTP', promisedAmount: 500 });
  await rig.record('cruz', cruzs, {});
  rig.pass(1);
  await rig.deduct('ana', kept, 600);
  await rig.deduct('ben', bens, 500);
});
afterAll(() => rig.server.close());

const parts = () => ({ database: rig.server.database, now: () => rig.clock.now });
const rows = () => rig.server.database.select().from(dailyScore).orderBy(asc(dailyScore.day), asc(dailyScore.userId));
const getRow = async (name: string, day = '2026-03-10') => {
  const is = and(eq(dailyScore.userId, rig.idOf(name)), eq(dailyScore.day, day));
  return (await rig.server.database.select().from(dailyScore).where(is))[0];
};

test('DB-01 as long as the day lasts nothing of it is final; a minute after midnight of the institution it is', async () => {
  rig.clock.now = new Date('2026-03-11T05:59:00Z');
  await countEndedDays(parts());
  expect(await getRow('ana')).toBeUndefined();
  rig.clock.now = new Date('2026-03-11T06:01:00Z');
  await countEndedDays(parts());
  // 50 × 60 (recovered) + 20 × 83.33 (one of two promises, of 60 %) + 15 × 5 (two cases of 40) + 15 × 120 (one of two cases, of 25 %, capped)
  expect(await getRow('ana')).toMatchObject({
    recovered: 60_000,
    promisesDue: 2,
    promisesKept: 1,
    boundCases: 2,
    dueAmount: 140_000,
    target: 100_000,
    score: 65.42,
    rank: 2,
  });
  // No promise of his fell due and nobody was handled: only what can be measured counts. 50 × 100 + 15 × 0.
  expect(await getRow('ben')).toMatchObject({ score: 76.92, rank: 1 });
  expect(await getRow('cruz')).toMatchObject({ recovered: 0, rank: 1 });
});

test('DB-01 counting again changes nothing, however many servers do it at once', async () => {
  const before = await rows();
  await Promise.all([countEndedDays(parts()), countEndedDays(parts()), countEndedDays(parts())]);
  expect(await countEndedDays(parts())).toBe(0);
  const id = rig.institutionId;
  await inTenantTransaction(rig.server.database, 'open', (tx) =>
    closeDailyScores(tx, { id, timeZone: ZONE }, { from: '2026-03-10', to: '2026-03-10', now: rig.clock.now }),
  );
  expect(await rows()).toEqual(before);
});

test('DB-01 servers that come to an uncounted day at once count it once', async () => {
  const { database } = rig.server;
  await database.delete(dailyScoreRun).where(eq(dailyScoreRun.institutionId, rig.institutionId));
  const counted = await Promise.all([countEndedDays(parts()), countEndedDays(parts()), countEndedDays(parts())]);
  expect(counted.toSorted()).toEqual([0, 0, 1]);
});

test('DB-01 a closed day stays as it was when its cases are settled later', async () => {
  const { database } = rig.server;
  rig.clock.now = new Date('2026-03-13T18:00:00Z');
  await rig.settleCase(kept);
  await countEndedDays(parts());
  await inTenantTransaction(database, 'open', (tx) =>
    closeDailyScores(
      tx,
      { id: rig.institutionId, timeZone: ZONE },
      { from: '2026-03-10', to: '2026-03-10', now: rig.clock.now },
    ),
  );
  expect(await getRow('ana')).toMatchObject({ boundCases: 2, dueAmount: 140_000, recovered: 60_000 });
  // Nobody was there on the evening of the 11th; of the 12th it was counted in time.
  expect(await getRow('ana', '2026-03-11')).toMatchObject({ boundCases: null, score: null, rank: null });
  expect(await getRow('ana', '2026-03-12')).toMatchObject({ boundCases: 1 });
});

test('DB-01 yesterday’s score and rank stand in the own board and in the leader’s lines', async () => {
  rig.clock.now = new Date(BOARD_NOON.getTime() + 86_400_000);
  const own = await rig.ask<BoardPersonal>('ana', 'achievementBoard/personal');
  expect(own.yesterday).toMatchObject({ day: '2026-03-10', score: 65.42, rank: 2, ranked: 2 });
  expect(own.yesterday?.parts[0]).toEqual({
    indicator: 'recoveredAmount',
    actual: 600,
    target: 1000,
    weight: 50,
    points: 60,
  });
  const { result } = await rig.ask<{ result: BoardAgent[] }>('leader', 'achievementBoard/agents', {
    sort: 'rank',
    order: 'asc',
  });
  expect(result.map(({ name, score, rank }) => [name, score, rank])).toEqual([
    ['ben', 76.92, 1],
    ['ana', 65.42, 2],
  ]);
});

test('DB-01 the history: past days as counted then, today as it is now, each for its owner', async () => {
  const date = '2026-03-10~2026-03-11';
  const of = (name: string) => rig.ask<{ result: BoardDay[] }>(name, 'achievementBoard/history', { date });
  const own = (await of('ana')).result;
  expect(own.map(({ day, score, rank, figures }) => [day, score, rank, figures.recoveredAmount])).toEqual([
    ['2026-03-10', 65.42, 2, 600],
    ['2026-03-11', null, null, 0],
  ]);
  const [team] = (await of('leader')).result;
  expect(team).toMatchObject({
    score: 71.17,
    rank: null,
    figures: { recoveredAmount: 1100, target: 1500, boundCases: 3 },
  });
  const [all] = (await of('admin')).result;
  expect(all?.figures.recoveredAmount).toBe(1100);
  const { result } = await rig.ask<{ result: BoardDay[] }>('leader', 'achievementBoard/history', {
    date,
    product: 'None',
  });
  expect(result.map(({ figures }) => figures.recoveredAmount)).toEqual([0, 0]);
});

test('DB-01 RO-01 a caller can not write down a score', async () => {
  const { database } = rig.server;
  const forged = inTenantTransaction(database, { institutionId: rig.institutionId }, (tx) =>
    tx.update(dailyScore).set({ score: 100 }),
  );
  await expect(forged).rejects.toMatchObject({ cause: { code: '42501' } });
});

test('DB-01 SY-01 the institution’s own standards take the place of ours on days that are not closed yet', async () => {
  const { database } = rig.server;
  const row = { institutionId: rig.institutionId, enabled: true };
  await database.insert(achievementStandard).values([
    { ...row, indicator: 'recoveredAmount', target: 120_000, weight: 50 },
    { ...row, indicator: 'handledCases', target: 1, weight: 50 },
    { ...row, indicator: 'promiseRate', target: 1, weight: 0 },
  ]);
  const close = () =>
    inTenantTransaction(database, 'open', (tx) =>
      closeDailyScores(
        tx,
        { id: rig.institutionId, timeZone: ZONE },
        { from: '2026-03-10', to: '2026-03-10', now: rig.clock.now },
      ),
    );
  await close();
  expect(await getRow('ana')).toMatchObject({ score: 65.42, rank: 2 });
  await removeGuards(rig.server, 'daily_score');
  for (const table of [dailyScoreRun, dailyScore]) {
    await database.delete(table).where(and(eq(table.institutionId, rig.institutionId), eq(table.day, '2026-03-10')));
  }
  await close();
  // Half of 1200.00, and two cases where one was wanted, capped at 120.
  expect(await getRow('ana')).toMatchObject({ score: 85, rank: 1 });
});

test('DB-01 each institution’s day ends at its own midnight', async () => {
  const { database } = rig.server;
  await database.update(institution).set({ timeZone: 'Asia/Shanghai' }).where(eq(institution.id, rig.institutionId));
  await database.delete(dailyScoreRun).where(eq(dailyScoreRun.institutionId, rig.institutionId));
  rig.clock.now = new Date('2026-03-20T16:30:00Z');
  await countEndedDays(parts());
  const [last] = (await rows()).slice(-1);
  expect(last?.day).toBe('2026-03-20');
});
