import * as fc from 'fast-check';
import { eq } from 'drizzle-orm';
import type { BoardAgent, BoardFigures, BoardSummary } from '@/contract/entities/management/board';
import { RECORDABLE_RESULTS } from '@/contract/codes/contactCodes';
import { collectionLog, loan, task } from '../../../server/database/tables/caseTables';
import { payLog } from '../../../server/database/tables/moneyTables';
import { BoardRig, BOARD_NOON } from '../../support/board/boardRig';
import { getContacts, type StoredTask } from '../../support/cases/cases';
import { type TestServer, startApp } from '../../support/server/server';

const clock = { now: BOARD_NOON };
let server: TestServer;
beforeAll(async () => {
  server = await startApp({ now: () => clock.now });
});
afterAll(() => server.close());

const AGENTS = ['ana', 'ben', 'cruz'] as const;

const recorded = fc.record({
  kind: fc.constant('record' as const),
  held: fc.nat(5),
  status: fc.constantFrom(
    'NULL' as const,
    'DA' as const,
    'NOA' as const,
    'BLK' as const,
    'CNCT' as const,
    'OTHER' as const,
  ),
  result: fc.nat(9),
  type: fc.constantFrom('01', '05'),
  withContact: fc.boolean(),
  promised: fc.integer({ min: 1, max: 600 }),
  inHours: fc.integer({ min: 1, max: 60 }),
  hours: fc.integer({ min: 0, max: 9 }),
});
const deducted = fc.record({
  kind: fc.constant('deduct' as const),
  held: fc.nat(5),
  amount: fc.integer({ min: 1, max: 90_000 }).map((minor) => minor / 100),
  hours: fc.integer({ min: 0, max: 9 }),
});
type Act =
  typeof recorded extends fc.Arbitrary<infer R>
    ? typeof deducted extends fc.Arbitrary<infer D>
      ? R | D
      : never
    : never;

async function act(rig: BoardRig, cases: readonly StoredTask[], one: Act): Promise<void> {
  rig.pass(one.hours);
  const held = cases[one.held] as StoredTask;
  const agent = AGENTS[one.held % AGENTS.length] ?? 'ana';
  if (one.kind === 'deduct') {
    await rig.deduct(agent, held, one.amount);
    return;
  }
  const results: readonly string[] = RECORDABLE_RESULTS[one.status];
  const callResult = results[one.result % results.length] ?? '';
  const isPromise = ['PTP', 'PTCPST', 'CR10'].includes(callResult);
  const promisedTime = new Date(rig.clock.now.getTime() + one.inHours * 3_600_000).toISOString();
  const [self] = await getContacts(rig.server.database, held);
  await rig.record(agent, held, {
    callStatus: one.status,
    callResult,
    type: one.type,
    ...(one.withContact && { contactId: String(self?.id) }),
    ...(isPromise && { promisedAmount: one.promised, promisedTime }),
  });
}

const ZONE = 'America/Mexico_City';
const getDay = (time: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: ZONE, dateStyle: 'short' }).format(time);
const rate = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 10_000) / whole) / 100;

/** Calculates the same figures row by row in plain JavaScript from the database. */
async function recount(rig: BoardRig, names: readonly string[], target: number): Promise<BoardFigures> {
  const { database } = rig.server;
  const { institutionId } = rig;
  const today = getDay(rig.clock.now);
  const ids = names.map((name) => rig.idOf(name));
  const isOurs = (id: number | null): boolean => id !== null && ids.includes(id);
  const tasks = (await database.select().from(task).where(eq(task.institutionId, institutionId))).filter((each) =>
    isOurs(each.agentId),
  );
  const everyLog = await database.select().from(collectionLog).where(eq(collectionLog.institutionId, institutionId));
  const everyPay = (await database.select().from(payLog).where(eq(payLog.institutionId, institutionId))).filter(
    (each) => each.status === '2',
  );
  const loans = new Map((await database.select().from(task)).map((each) => [each.id, each.loanId]));
  const pays = everyPay.filter((each) => isOurs(each.agentId) && getDay(each.opAt) === today);
  const logs = everyLog.filter((each) => isOurs(each.agentId) && getDay(each.createdAt) === today);
  const casesOf = (some: typeof logs): number => new Set(some.map((each) => `${each.agentId} ${each.taskId}`)).size;
  const calls = logs.filter(
    (each) => each.channel === '01' && ['NULL', 'DA', 'NOA', 'BLK', 'CNCT'].includes(each.callStatus ?? ''),
  );
  const reached = logs.filter((each) => each.callStatus === 'CNCT');
  const right = reached.filter(
    (each) => each.contactRelation === 'R01' && !['NORLVT', 'NOVLD'].includes(each.callResult),
  );
  const due = everyLog.filter((each) => {
    if (!isOurs(each.agentId) || each.promisedAt === null || getDay(each.promisedAt) !== today) return false;
    const laters = everyLog.filter(
      (later) => later.taskId === each.taskId && later.promisedAt !== null && later.id > each.id,
    );
    return !laters.some((later) => getDay(later.createdAt) < today || getDay(later.promisedAt as Date) === today);
  });
  const kept = due.filter((each) => {
    const came = everyPay
      .filter((pay) => pay.loanId === loans.get(each.taskId) && pay.opAt > each.createdAt && getDay(pay.opAt) <= today)
      .reduce((sum, pay) => sum + pay.amount, 0);
    return came >= (each.promisedAmount ?? 0);
  });
  const open = tasks.filter((each) => ['C00', 'C01', 'C10', 'C20'].includes(each.status));
  const settled = tasks.filter(
    (each) => each.status === 'C31' && each.settledAt !== null && getDay(each.settledAt) === today,
  ).length;
  const recovered = pays.reduce((sum, each) => sum + each.amount, 0);
  const stillDue = open.reduce((sum, each) => sum + each.amount, 0);
  const promised = casesOf(logs.filter((each) => each.promisedAt !== null));
  return {
    boundCases: open.length,
    dueAmount: (stillDue + recovered) / 100,
    newCases: tasks.filter((each) => each.assignedAt !== null && getDay(each.assignedAt) === today).length,
    settledCases: settled,
    recoveredAmount: recovered / 100,
    payments: pays.length,
    target: target / 100,
    handledCases: casesOf(logs),
    calls: calls.length,
    connectedCalls: calls.filter((each) => each.callStatus === 'CNCT').length,
    reachedCases: casesOf(reached),
    rightPartyCases: casesOf(right),
    promisedCases: promised,
    promisesDue: due.length,
    promisesKept: kept.length,
    targetRate: rate(recovered, target),
    rightPartyContactRate: rate(casesOf(right), casesOf(logs)),
    promiseRate: rate(promised, casesOf(reached)),
    keptPromiseRate: rate(kept.length, due.length),
    liquidationRate: rate(recovered, stillDue + recovered),
    settlementRate: rate(settled, open.length + settled),
  };
}

const SEEN_BY = {
  ana: { names: ['ana'], target: 100_000 },
  leader: { names: ['ana', 'ben', 'leader'], target: 150_000 },
  admin: { names: ['ana', 'ben', 'cruz', 'leader', 'admin', 'auditor'], target: 230_000 },
};

// fast-check prints the seed and the path of a failure: fc.assert(…, { seed, path }) repeats it.
test('DB-01 after any deductions, results and promises the totals equal a recount, for everybody who looks', async () => {
  const acts = fc.array(fc.oneof({ weight: 3, arbitrary: recorded }, { weight: 2, arbitrary: deducted }), {
    minLength: 8,
    maxLength: 24,
  });
  await fc.assert(
    fc.asyncProperty(acts, async (all: Act[]) => {
      const rig = await BoardRig.on(server, clock);
      const cases: StoredTask[] = [];
      for (const agent of [...AGENTS, ...AGENTS]) cases.push(await rig.case(agent));
      for (const one of all) await act(rig, cases, one);
      for (const [name, { names, target }] of Object.entries(SEEN_BY)) {
        const { figures } = await rig.ask<BoardSummary>(name, 'achievementBoard/summary');
        expect(figures).toEqual(await recount(rig, names, target));
      }
      const { result } = await rig.ask<{ result: BoardAgent[] }>('admin', 'achievementBoard/agents', { size: '100' });
      const { figures } = await rig.summary('admin');
      const sum = result.reduce((total, line) => total + Math.round(line.figures.recoveredAmount * 100), 0);
      expect(sum).toBe(Math.round(figures.recoveredAmount * 100));
    }),
    { numRuns: 6, endOnFailure: true },
  );
  expect(await server.database.$count(loan)).toBeGreaterThan(0);
}, 120_000);
