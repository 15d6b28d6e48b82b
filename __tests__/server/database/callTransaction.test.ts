import { sql } from 'drizzle-orm';
import { inScope, readInScope, withServerRights } from '../../../server/database/callTransaction';
import type { Database, Transaction } from '../../../server/database/connect';
import { readEachOnce } from '../../../server/database/readOnce';
import { systemSetting } from '../../../server/database/tables/organisationTables';
import { makeInstitution } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

let server: TestServer;
let database: Database;
let scope: { institutionId: number };

beforeAll(async () => {
  server = await startApp();
  ({ database } = server);
  scope = { institutionId: await makeInstitution(database) };
});
afterAll(() => server.close());

const WAYS = { reading: readInScope, changing: inScope };

const one = (tx: Transaction) =>
  tx
    .select({ one: sql<number>`1` })
    .from(systemSetting)
    .limit(1);
const institutionOf = async (tx: Transaction): Promise<unknown> =>
  (await tx.execute(sql`select current_setting('saldo.institution', true) as mine, current_user as who`)).rows[0];

const late = async (held: Transaction | undefined): Promise<unknown> => held && one(held);

test.each(Object.entries(WAYS))(
  'RO-01 %s: what still goes on when a transaction is over does nothing more',
  async (_, way) => {
    let held: Transaction | undefined;
    await way(database, scope, async (tx) => {
      held = tx;
      await one(tx);
    });
    await expect(late(held)).rejects.toThrow('the transaction is over');
  },
);

test.each(Object.entries(WAYS))('RO-01 %s: nor when it was given up', async (_, way) => {
  let held: Transaction | undefined;
  const given = way(database, scope, async (tx) => {
    held = tx;
    await tx.execute(sql`select 1/0`);
  });
  await expect(given).rejects.toThrow('select 1/0');
  await expect(late(held)).rejects.toThrow('the transaction is over');
});

test('RO-01 questions that leave together with the beginning are asked in its scope', async () => {
  const asked = await readInScope(database, scope, (tx) => Promise.all([institutionOf(tx), institutionOf(tx)]));
  const expected = { mine: String(scope.institutionId), who: 'saldo_caller' };
  expect(asked).toEqual([expected, expected]);
  expect((await database.execute(sql`select current_user as who`)).rows[0]).not.toMatchObject({ who: 'saldo_caller' });
});

test('RO-01 nothing is answered by a transaction that could not be begun', async () => {
  const { $client: pool } = database;
  const { begin } = pool;
  let wasAnswered = false;
  Object.assign(pool, { begin: 'select 1/0' });
  try {
    const asked = readInScope(database, scope, async (tx) => {
      const found = await institutionOf(tx);
      wasAnswered = true;
      return found;
    });
    await expect(asked).rejects.toThrow('division by zero');
    expect(wasAnswered).toBe(true);
  } finally {
    Object.assign(pool, { begin });
  }
  expect(await readInScope(database, scope, institutionOf)).toMatchObject({ mine: String(scope.institutionId) });
});

test('RO-01 one question that fails fails the others of its transaction, and the connection goes on', async () => {
  const asked = readInScope(database, scope, (tx) => Promise.all([one(tx), tx.execute(sql`select 1/0`), one(tx)]));
  await expect(asked).rejects.toThrow('division by zero');
  const next = await Promise.all(Array.from({ length: 8 }, () => readInScope(database, scope, institutionOf)));
  expect(new Set(next.map((row) => JSON.stringify(row))).size).toBe(1);
});

test('RO-01 while questions are asked side by side none of them gets the server’s own rights', async () => {
  const asked = readInScope(database, scope, async (tx) => {
    readEachOnce(tx);
    await withServerRights(tx, institutionOf);
  });
  await expect(asked).rejects.toThrow('another question of this transaction would have the rights as well');
  const alone = readInScope(database, scope, (tx) => withServerRights(tx, institutionOf));
  expect(await alone).not.toMatchObject({ who: 'saldo_caller' });
});
