/* oxlint-disable no-await-in-loop -- a story is one step after the other */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { toMinorUnits } from '@/contract/minor';
import { inTenantTransaction } from '../../../server/database/callTransaction';
import type { Transaction } from '../../../server/database/connect';
import { caseLoad } from '../../../server/database/tables/queueTables';
import { task } from '../../../server/database/tables/caseTables';
import { queue, userGroup } from '../../../server/database/tables/organizationTables';
import { compactLoads, listFragmentedLoads } from '../../../server/modules/queues/caseLoadStore';
import { type Random, createRandom } from '../../../server/seed/random';
import { caseCells, getCsv, importText, makeCase, type StoredTask } from '../../support/cases/cases';
import { manyCases } from '../../support/queues/manyCases';
import { freshDatabase, type TestDatabase } from '../../support/server/database';
import { makeInstitution, makeUser } from '../../support/server/people';

const now = new Date('2026-03-11T00:30:00Z');
const SEED = Number(process.env['LOAD_SEED'] ?? Date.now() % 1_000_000);
const STEPS = 150;

// A database without a server: its workers would change cases in between.
let database: TestDatabase['database'];
let drop: TestDatabase['drop'];
let institutionId: number;
let like: StoredTask;
let places: {
  readonly queues: (number | null)[];
  readonly groups: (number | null)[];
  readonly agents: (number | null)[];
};

const getId = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

beforeAll(async () => {
  ({ database, drop } = await freshDatabase());
  institutionId = await makeInstitution(database);
  const agents = [await makeUser(database, { institutionId }), await makeUser(database, { institutionId })];
  like = await makeCase(database, { institutionId, now });
  await manyCases(database, { like, count: 40 });
  const named = (name: string) => ({ institutionId, code: name, name, type: 'manual' as const, updatedAt: now });
  places = {
    queues: [
      null,
      ...getId(
        await database
          .insert(queue)
          .values([named('A'), named('B')])
          .returning(),
      ),
    ],
    groups: [null, ...getId(await database.insert(userGroup).values({ institutionId, name: 'G' }).returning())],
    agents: [null, ...agents],
  };
});
afterAll(() => drop());

/** Returns differences between the stored counts and a recount of the open cases. */
async function wrongLoads(): Promise<unknown[]> {
  const { rows } = await database.execute(sql`
    with counted as (
      select institution_id, queue_id, group_id, agent_id, count(*) as cases, sum(amount) as amount from task
      where status in ('C00', 'C01', 'C10', 'C20') group by 1, 2, 3, 4
    ), kept as (
      select institution_id, queue_id, group_id, agent_id, sum(cases) as cases, sum(amount) as amount from case_load
      group by 1, 2, 3, 4 having sum(cases) <> 0 or sum(amount) <> 0
    ) (table counted except table kept) union all (table kept except table counted)`);
  return rows;
}

const someCases = async (tx: Transaction, random: Random): Promise<number[]> => {
  const rows = await tx
    .select({ id: task.id })
    .from(task)
    .where(eq(task.institutionId, institutionId))
    .orderBy(task.id);
  return getId(rows).filter(() => random.int(0, 3) === 0);
};

const some = (random: Random): Partial<StoredTask> =>
  random.pick<Partial<StoredTask>>([
    { status: random.pick(['C00', 'C10', 'C20', 'C31', 'C32']) },
    { queueId: random.pick(places.queues as [number | null]) },
    { agentId: random.pick(places.agents as [number | null]), groupId: random.pick(places.groups as [number | null]) },
    { amount: toMinorUnits(random.int(0, 9) * 100) },
    { borrowerName: 'Nothing that counts' },
  ]);

const change = async (tx: Transaction, random: Random) =>
  tx
    .update(task)
    .set(some(random))
    .where(inArray(task.id, await someCases(tx, random)));

class TakenBack extends Error {}

/** Makes random changes; about half of them have no effect. */
const changes = (random: Random): Promise<unknown> =>
  inTenantTransaction(database, 'open', async (tx) => {
    for (let times = random.int(1, 3); times > 0; times -= 1) await change(tx, random);
    if (random.int(0, 3) === 0) throw new TakenBack();
  }).catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });

const STEPS_OF: [(random: Random) => Promise<unknown>, ...((random: Random) => Promise<unknown>)[]] = [
  changes,
  changes,
  changes,
  () => importText(database, { institutionId, text: getCsv([caseCells(), caseCells()]), now }),
  () => compactLoads(database, institutionId),
];

test('SC-02 QU-01 the stored counts of open cases equal a recount after every change', async () => {
  const random = createRandom(SEED);
  for (let step = 0; step < STEPS; step += 1) {
    await random.pick(STEPS_OF)(random);
    expect({ SEED, step, wrong: await wrongLoads() }).toEqual({ SEED, step, wrong: [] });
  }
  const withoutEvents = sql`not exists (select from case_event where task_id = ${task.id})`;
  await database.delete(task).where(and(sql`loan_no like ${`${like.loanNo}-1%`}`, withoutEvents));
  expect(await wrongLoads()).toEqual([]);
});

test('SC-02 compacted there is one row for each queue, group and agent, even with simultaneous changes', async () => {
  const random = createRandom(SEED);
  const adding = Array.from({ length: 20 }, () => compactLoads(database, institutionId));
  const changing = Array.from({ length: 4 }, async () => {
    for (let times = 0; times < 10; times += 1) {
      // One case each, so that nobody waits for another's.
      const [id = 0] = await inTenantTransaction(database, 'open', (tx) => someCases(tx, random));
      await database.update(task).set(some(random)).where(eq(task.id, id));
    }
  });
  await Promise.all([...adding, ...changing]);
  expect({ SEED, wrong: await wrongLoads() }).toEqual({ SEED, wrong: [] });
  await compactLoads(database, institutionId);
  const { rows } = await database.execute(
    sql`select queue_id, group_id, agent_id from case_load where institution_id = ${institutionId} group by 1, 2, 3 having count(*) > 1`,
  );
  expect(rows).toEqual([]);
});

test('SC-02 an institution is added up when enough changes stand by themselves', async () => {
  await database.update(task).set({ status: 'C00' }).where(eq(task.id, like.id));
  await compactLoads(database, institutionId);
  expect(await listFragmentedLoads(database, 1)).not.toContain(institutionId);
  await database.update(task).set({ status: 'C31' }).where(eq(task.id, like.id));
  await database.update(task).set({ status: 'C00' }).where(eq(task.id, like.id));
  expect(await listFragmentedLoads(database, 2)).toContain(institutionId);
  expect(await listFragmentedLoads(database, 3)).not.toContain(institutionId);
});

const getCode = (error: unknown): unknown => (error as { cause?: { code?: unknown } }).cause?.code;

test('SC-02 RO-01 no call writes there', async () => {
  const asCall = <T>(work: (tx: Transaction) => Promise<T>) => inTenantTransaction(database, { institutionId }, work);
  const row = { institutionId, cases: 1, amount: toMinorUnits(1) };
  expect(await asCall((tx) => tx.insert(caseLoad).values(row)).catch(getCode)).toBe('42501');
  expect(await asCall((tx) => tx.delete(caseLoad)).catch(getCode)).toBe('42501');
  expect(await asCall((tx) => tx.update(caseLoad).set({ cases: 0 })).catch(getCode)).toBe('42501');
});
