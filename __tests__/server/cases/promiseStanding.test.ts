/* oxlint-disable no-await-in-loop -- a story is one step after the other */
import { eq } from 'drizzle-orm';
import { DEDUCTION, DEDUCTION_BY } from '@/contract/codes/moneyCodes';
import { toMinorUnits } from '@/contract/minor';
import { inTenantTransaction } from '../../../server/database/callTransaction';
import type { Transaction } from '../../../server/database/connect';
import { task } from '../../../server/database/tables/caseTables';
import { payLog } from '../../../server/database/tables/moneyTables';
import { institution } from '../../../server/database/tables/organizationTables';
import { type Random, createRandom } from '../../../server/seed/random';
import { makeCase, readCase, type StoredTask } from '../../support/cases/cases';
import { untilSomebodyWaits, wrongPromises } from '../../support/money/ledger';
import { makeInstitution, makeUser } from '../../support/server/people';
import { removeGuards } from '../../support/server/database';
import { startApp, type TestServer } from '../../support/server/server';

const now = new Date('2026-03-11T00:30:00Z');
const SEED = Number(process.env['PROMISE_SEED'] ?? Date.now() % 1_000_000);
const STEPS = 200;
const HOUR_MS = 3_600_000;
const ZONES: [string, ...string[]] = ['America/Mexico_City', 'Asia/Shanghai', 'Pacific/Auckland', 'UTC'];

type Cases = [StoredTask, ...StoredTask[]];

let server: TestServer;
let institutionId: number;
let cases: Cases;

beforeAll(async () => {
  server = await startApp({ now: () => now });
  await removeGuards(server, 'pay_log');
  institutionId = await makeInstitution(server.database);
  const agentId = await makeUser(server.database, { institutionId });
  const one = () => makeCase(server.database, { institutionId, agentId, now });
  cases = [await one(), await one(), await one()];
});
afterAll(() => server.close());

/** On the hour: ends of days of the zones are met exactly. */
const someTime = (random: Random, from = -40, to = 40): Date =>
  new Date(now.getTime() + random.int(from, to) * HOUR_MS);
const someAmount = (random: Random) => toMinorUnits(random.int(1, 4) * 100);

const somePromise = (random: Random): Partial<StoredTask> => ({
  promisedAmount: someAmount(random),
  promisedBefore: toMinorUnits(random.int(0, 2) * 100),
  promiseMadeAt: someTime(random, -40, 10),
  promisedAt: someTime(random, -10, 40),
});
const NO_PROMISE = { promisedAmount: null, promisedAt: null, promiseMadeAt: null, promisedBefore: toMinorUnits(0) };

const somePay = ({ id, loanId }: StoredTask, random: Random) => ({
  institutionId,
  loanId,
  taskId: id,
  type: DEDUCTION_BY.agent,
  amount: someAmount(random),
  status: random.pick([DEDUCTION.failed, DEDUCTION.succeeded, DEDUCTION.succeeded]),
  opAt: someTime(random),
});

interface Step {
  readonly tx: Transaction;
  readonly held: StoredTask;
  readonly random: Random;
}

const setPromise = ({ tx, held }: Step, changes: Partial<StoredTask>) =>
  tx.update(task).set(changes).where(eq(task.id, held.id));

const STEPS_OF: [(step: Step) => Promise<unknown>, ...((step: Step) => Promise<unknown>)[]] = [
  (step) => setPromise(step, somePromise(step.random)),
  (step) => setPromise(step, NO_PROMISE),
  // The value written instead has no effect.
  (step) => setPromise(step, { promisedPaid: someAmount(step.random), promiseStanding: 'partly' }),
  (step) => setPromise(step, { promisedAmount: someAmount(step.random) }),
  ({ tx, held, random }) => tx.insert(payLog).values([somePay(held, random), somePay(held, random)]),
  ({ tx, held, random }) => tx.insert(payLog).values(somePay(held, random)),
  ({ tx, held, random }) =>
    tx
      .update(payLog)
      .set(somePay(held, random))
      .where(eq(payLog.loanId, random.pick(cases).loanId)),
  ({ tx, held }) => tx.delete(payLog).where(eq(payLog.loanId, held.loanId)),
  ({ tx, random }) =>
    tx
      .update(institution)
      .set({ timeZone: random.pick(ZONES) })
      .where(eq(institution.id, institutionId)),
];

const STANDINGS: ReadonlySet<unknown> = new Set([null, 'none', 'partly', 'kept']);
const STEPS_MOST = 20 * STEPS;

test('MI-08 MI-04 what came in for a promise is a recount of the payments after every change of promises, payments and days', async () => {
  const random = createRandom(SEED);
  const standings = new Set<unknown>();
  // So few steps may by chance leave one of the standings out: it goes on until all have been seen.
  for (let step = 0; step < STEPS || (standings.size < STANDINGS.size && step < STEPS_MOST); step += 1) {
    const [change, held] = [random.pick(STEPS_OF), random.pick(cases)];
    await inTenantTransaction(server.database, 'open', (tx) => change({ tx, held, random }));
    expect({ SEED, step, wrong: await wrongPromises(server.database) }).toEqual({ SEED, step, wrong: [] });
    for (const { promiseStanding } of await server.database.select().from(task)) standings.add(promiseStanding);
  }
  expect({ SEED, standings }).toEqual({ SEED, standings: STANDINGS });
});

const promised = { ...NO_PROMISE, promisedAmount: toMinorUnits(100), promiseMadeAt: now, promisedAt: now };
const later = new Date(now.getTime() + HOUR_MS);

test.each(['the promise', 'the money'])(
  'MI-08 MI-03 %s is written down while the other is not yet: it counts',
  async (first) => {
    const [held] = cases;
    const pay = {
      ...somePay(held, createRandom(SEED)),
      status: DEDUCTION.succeeded,
      amount: toMinorUnits(100),
      opAt: later,
    };
    await inTenantTransaction(server.database, 'open', async (tx) => {
      await tx.delete(payLog).where(eq(payLog.loanId, held.loanId));
      await setPromise({ tx, held, random: createRandom(SEED) }, NO_PROMISE);
    });
    const write = [
      (tx: Transaction) => tx.update(task).set(promised).where(eq(task.id, held.id)),
      (tx: Transaction) => tx.insert(payLog).values(pay),
    ] as const;
    const [one, other] = first === 'the promise' ? write : [write[1], write[0]];
    let second: Promise<unknown> = Promise.resolve();
    await inTenantTransaction(server.database, 'open', async (tx) => {
      await one(tx);
      second = inTenantTransaction(server.database, 'open', other);
      await untilSomebodyWaits(server.database);
    });
    await second;
    const row = await readCase(server.database, held.loanNo);
    expect([row.promisedPaid, row.promiseStanding]).toEqual([100, 'kept']);
  },
);

test('MI-08 SC-02 a payment finds its case and what came in by the loan, also before anybody has counted rows', async () => {
  const [{ id, loanId }] = cases;
  const client = await server.database.$client.connect();
  const used = async () => {
    await client.query('select pg_stat_force_next_flush()');
    const { rows } = await client.query<{ index: string; scans: string }>(
      "select indexrelname as index, idx_scan as scans from pg_stat_user_indexes where relname in ('task', 'pay_log')",
    );
    return new Map(rows.map(({ index, scans }) => [index, Number(scans)]));
  };
  await client.query(
    'update task set promised_at = $2, promise_made_at = $2, promised_amount = 100 where institution_id = $3 and id = $1',
    [id, now, institutionId],
  );
  const before = await used();
  await client.query(
    "insert into pay_log (institution_id, loan_id, type, amount, status, op_at) values ($1, $2, '1', 100, '2', $3)",
    [institutionId, loanId, now],
  );
  const after = await used();
  client.release();
  const read = [...after].filter(([index, scans]) => scans > (before.get(index) ?? 0)).map(([index]) => index);
  expect(read.toSorted()).toEqual(['pay_log_loan', 'task_loan']);
});
