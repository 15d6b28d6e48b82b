import { asc, eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { toMinorUnits } from '@/contract/minor';
import { dailyScore, dailyScoreCorrection, achievementStandard } from '../../../server/database/tables/boardTables';
import { loan } from '../../../server/database/tables/caseTables';
import { appUser, queue } from '../../../server/database/tables/organizationTables';
import { countEndedDays } from '../../../server/modules/board/days/boardWorker';
import { getDayScore, getRanks } from '../../../server/modules/board/days/finalScore';
import { BOARD_NOON, BoardRig } from '../../support/board/boardRig';
import { AGENTS, type Change, change, type Payment, payment } from '../../support/board/closedDayChanges';
import { countPaid } from '../../support/board/countPaid';
import type { StoredTask } from '../../support/cases/cases';
import { newReference, tell } from '../../support/lender/lenderRig';
import { makeGroup, makeUser } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

const DAY_MS = 86_400_000;
const clock = { now: BOARD_NOON };
let server: TestServer;
beforeAll(async () => {
  server = await startApp({ now: () => clock.now });
});
afterAll(() => server.close());

interface Place {
  readonly rig: BoardRig;
  readonly groups: readonly (number | null)[];
  readonly queues: readonly number[];
  readonly cases: Readonly<Record<string, StoredTask>>;
}

async function makeQueue(institutionId: number, code: string): Promise<number> {
  const made = { institutionId, code, name: code, type: 'manual' as const };
  const [row] = await server.database.insert(queue).values(made).returning();
  return row?.id ?? 0;
}

/** Three closed days with work and payments. */
async function openPlace(): Promise<Place> {
  const rig = await BoardRig.on(server, clock);
  const { institutionId } = rig;
  const cases: Record<string, StoredTask> = {};
  clock.now = new Date(BOARD_NOON.getTime() - 3 * DAY_MS);
  for (const name of AGENTS) cases[name] = await rig.case(name, { due_amount: '9000' });
  for (let day = 0; day < 3; day += 1) {
    for (const name of ['ana', 'ben']) {
      const promise = { callStatus: 'CNCT', callResult: 'PTP', promisedAmount: 10 };
      await rig.record(name, cases[name] as StoredTask, day === 0 ? promise : {});
    }
    await rig.deduct('ana', cases['ana'] as StoredTask, 50 + day);
    rig.pass(24);
  }
  await countEndedDays({ database: server.database, now: () => clock.now });
  const groups = [await makeGroup(server.database, institutionId), null];
  const [ana] = await server.database
    .select()
    .from(appUser)
    .where(eq(appUser.id, rig.idOf('ana')));
  return {
    rig,
    cases,
    groups: [ana?.groupId ?? null, ...groups],
    queues: [await makeQueue(institutionId, 'Q1'), await makeQueue(institutionId, 'Q2')],
  };
}

async function apply({ rig, groups, queues }: Place, one: Change): Promise<void> {
  const { database } = server;
  const { institutionId } = rig;
  if (one.kind === 'user') {
    const { target, group, queue: place, enabled, ranked } = one;
    const where = { groupId: groups[group] ?? null, queueId: queues[place] ?? null };
    const changes = { ...where, dailyTarget: toMinorUnits(target), enabled, ranked };
    const is = eq(appUser.id, rig.idOf(one.agent));
    await database.update(appUser).set(changes).where(is);
  } else if (one.kind === 'hire') {
    await makeUser(database, { institutionId, dailyTarget: one.target, ...(groups[0] && { groupId: groups[0] }) });
  } else {
    const { indicator, target, weight } = one;
    const standard = { institutionId, indicator, target, weight };
    await database.insert(achievementStandard).values(standard).onConflictDoNothing();
  }
}

/** Books a payment of a closed day, and the bounce of every second one. */
async function book(
  { rig, cases }: Place,
  { agent: name, daysAgo, amount: minor, isReversed }: Payment,
): Promise<void> {
  const held = cases[name] as StoredTask;
  const [of] = await server.database.select().from(loan).where(eq(loan.id, held.loanId));
  const reference = newReference();
  const paid = {
    reference,
    kind: 'payment',
    loan_no: of?.loanNo ?? '',
    amount: (minor / 100).toFixed(2),
    currency: 'MXN',
    value_time: new Date(clock.now.getTime() - daysAgo * DAY_MS + 3_600_000).toISOString(),
  };
  const at = { institutionId: rig.institutionId, now: clock.now };
  await tell(server.database, { ...at, rows: [paid] });
  if (!isReversed) return;
  const bounced = { reference: newReference(), kind: 'reversal', of_reference: reference };
  await countEndedDays({ database: server.database, now: () => clock.now });
  const value_time = new Date(clock.now.getTime() - 60_000).toISOString();
  await tell(server.database, { ...at, rows: [{ ...bounced, loan_no: paid.loan_no, value_time }] });
}

const getRows = (institutionId: number) =>
  server.database
    .select()
    .from(dailyScore)
    .where(eq(dailyScore.institutionId, institutionId))
    .orderBy(asc(dailyScore.day), asc(dailyScore.userId));
type Row = Awaited<ReturnType<typeof getRows>>[number];

/** Calculates the row after the bookings: its own payments, measured by its previous standards. */
async function expected(before: Row, after: Row): Promise<Row> {
  const paid = await countPaid(server.database, before);
  const facts = { ...before, ...paid };
  const { boundCases, dueAmount } = before;
  const measured = { ...facts, boundCases: boundCases ?? undefined, dueAmount: dueAmount ?? undefined };
  const worked = before.handledCases > 0 || paid.recovered > 0 || before.isOnDuty;
  const score = worked ? getDayScore(measured as object, before.standards) : { score: null, parts: [] };
  return { ...facts, recovered: toMinorUnits(paid.recovered), ...score, rank: after.rank };
}

const shown = ({ score, rank, recovered }: Pick<Row, 'score' | 'rank'> & { readonly recovered: number }) => ({
  score,
  rank,
  recovered,
});

async function expectCorrections(before: readonly Row[], after: readonly Row[]): Promise<void> {
  const [first] = after;
  const all = await server.database
    .select()
    .from(dailyScoreCorrection)
    .where(eq(dailyScoreCorrection.institutionId, first?.institutionId ?? 0))
    .orderBy(asc(dailyScoreCorrection.id));
  for (const [place, row] of after.entries()) {
    const old = before[place] as Row;
    const own = all.filter(({ userId, day }) => userId === row.userId && day === row.day);
    // Without a correction a row is what it was.
    expect(shown(own[0]?.before ?? old)).toEqual(shown(old));
    expect(shown(own.at(-1)?.after ?? old)).toEqual(shown(row));
  }
}

test('DB-01 after any change of targets, people, groups, queues and standards, late payments change only their own figures of closed days', async () => {
  const seed = Date.now();
  process.stdout.write(`closed days: seed ${seed}\n`);
  const asked = fc.tuple(
    fc.array(change, { minLength: 2, maxLength: 8 }),
    fc.array(payment, { minLength: 1, maxLength: 4 }),
  );
  const holds = fc.asyncProperty(asked, async ([changes, payments]) => {
    const place = await openPlace();
    const { institutionId } = place.rig;
    const before = await getRows(institutionId);
    expect(before.length).toBeGreaterThan(0);
    for (const one of changes) await apply(place, one);
    for (const one of payments) await book(place, one);
    await countEndedDays({ database: server.database, now: () => clock.now });
    const after = await getRows(institutionId);
    expect(after.map(({ userId, day }) => [userId, day])).toEqual(before.map(({ userId, day }) => [userId, day]));
    for (const [index, row] of after.entries()) expect(row).toEqual(await expected(before[index] as Row, row));
    for (const row of after) {
      const ranks = getRanks(after.filter(({ day }) => day === row.day));
      expect(row.rank).toBe(ranks.get(row.userId) ?? null);
    }
    await expectCorrections(before, after);
  });
  await fc.assert(holds, { seed, numRuns: 8, endOnFailure: true });
  expect(await server.database.$count(dailyScoreCorrection)).toBeGreaterThan(0);
}, 180_000);
